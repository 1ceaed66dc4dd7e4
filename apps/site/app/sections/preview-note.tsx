import { useMessages } from '../messages/use-messages.ts';

/** Says that what follows is a preview (D14). */
export function PreviewNote() {
	const messages = useMessages();
	return (
		<p role="note" className="bg-coral px-5 py-3 text-center text-sm font-semibold text-ink">
			{messages.preview}
		</p>
	);
}
