import { addressOf } from '../destinations.ts';
import { finderLinkWords } from '../messages/finder-link.ts';
import { useWords } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** For visitors who do not know the name of the product that they need. */
export function FinderLink({ className }: { className: string }) {
	const words = useWords(finderLinkWords);
	return (
		<SiteLink to={addressOf({ name: 'Finder' })} className={className}>
			<span className="block text-sm font-bold">{words.title}</span>
			<span className="mt-1 block text-xs text-ink-soft">{words.text}</span>
		</SiteLink>
	);
}
