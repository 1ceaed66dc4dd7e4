import type { NotPreviewed } from '../document/previewed.ts';
import { previewWords } from '../messages/preview.ts';
import { useWords } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';

/** The advice for each reason. */
const advice = { expired: 'askForAnother', unreachable: 'tryLater', unfit: 'mend' } as const;

/** A preview link without content shows the reason, and nothing else (D14). */
export function NoPreview(preview: NotPreviewed) {
	const words = useWords(previewWords);
	return (
		<div className="mx-auto flex max-w-prose flex-col items-center px-5 py-24 text-center">
			<Icon name="alert" className="size-12 text-teal" />
			<h1 className="mt-6 text-3xl">{words[preview.shown]}</h1>
			<p className="mt-4 text-lg text-ink-soft">{words[advice[preview.shown]]}</p>
			{preview.shown === 'unfit' && (
				<ul className="mt-6 grid gap-2 text-start">
					{preview.reasons.map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
			)}
		</div>
	);
}
