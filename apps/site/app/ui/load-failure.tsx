import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';

/** Shows that loading failed and offers a retry; the former content stays. */
export function LoadFailure({ retry }: { retry: () => void }) {
	const messages = useMessages();
	return (
		<div
			role="alert"
			className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-danger-pale px-4 py-2 text-sm text-ink"
		>
			<Icon name="alert" className="size-5 shrink-0 text-danger" />
			<p className="flex-1 basis-48">{messages.catalogue.listFailed}</p>
			<button
				type="button"
				onClick={retry}
				className="min-h-11 font-semibold text-teal-dark underline underline-offset-4"
			>
				{messages.tryAgain}
			</button>
		</div>
	);
}
