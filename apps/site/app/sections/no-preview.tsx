import { previewWords } from '../messages/preview.ts';
import { useWords } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';

/** A link that shows nothing says why, and nothing else (D33). */
export function NoPreview({ shown }: { shown: 'expired' | 'unreachable' }) {
	const words = useWords(previewWords);
	return (
		<div className="mx-auto flex max-w-prose flex-col items-center px-5 py-24 text-center">
			<Icon name="alert" className="size-12 text-teal" />
			<h1 className="mt-6 text-3xl">{words[shown]}</h1>
			<p className="mt-4 text-lg text-ink-soft">{shown === 'expired' ? words.askForAnother : words.tryLater}</p>
		</div>
	);
}
