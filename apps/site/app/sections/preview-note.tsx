import { previewWords } from '../messages/preview.ts';
import { useWords } from '../messages/use-messages.ts';

/** Marks the page as a preview of the saved or the published content (D14). */
export function PreviewNote({ shown }: { shown: 'saved' | 'published' }) {
	const words = useWords(previewWords);
	return (
		<p role="note" className="bg-coral px-5 py-3 text-center text-sm font-semibold text-ink">
			{words[shown]}
		</p>
	);
}
