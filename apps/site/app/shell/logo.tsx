import { brand } from '@site/contract/brand';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** The logo, an open ring with a dot in its gap, and the name beside it. Links to the home page. */
export function Logo({ className, onDark = false }: { className?: string; onDark?: boolean }) {
	const messages = useMessages();
	return (
		<SiteLink to="/" label={messages.logo} className={classes('inline-flex min-h-11 items-center gap-2.5', className)}>
			<svg viewBox="0 0 100 100" className="size-8" aria-hidden="true">
				<path fill={onDark ? '#fff' : '#0E7C86'} d="M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z" />
				<circle cx="79" cy="81" r="19" fill="#F2745F" />
			</svg>
			<span className="text-xl font-bold tracking-tight">{brand.name}</span>
		</SiteLink>
	);
}
