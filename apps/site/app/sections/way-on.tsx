import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** Link to the next page of a series. */
export const WayOn = ({ to, label, title }: { to: string; label: string; title: string }) => (
	<SiteLink
		to={to}
		className="group mt-14 flex min-h-11 items-center justify-between gap-6 border-t border-ink/15 py-8"
	>
		<span>
			<span className="block text-sm font-semibold text-ink-soft">{label}</span>
			<span className="mt-1 block text-2xl font-semibold tracking-tight underline-offset-8 group-hover:underline">
				{title}
			</span>
		</span>
		<Icon
			name="arrow"
			className="size-8 shrink-0 text-teal transition-transform duration-200 group-hover:translate-x-1"
		/>
	</SiteLink>
);
