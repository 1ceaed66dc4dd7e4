import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import { Words } from './words.tsx';

export type Crumb = { label: string; to?: string };

/** The path from the home page to this page. The last entry is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
	const { catalogue } = useMessages();
	return (
		<nav aria-label={catalogue.breadcrumb} className="text-sm">
			<ol className="flex flex-wrap items-center gap-x-2">
				{items.map(({ label, to }, index) => (
					<li key={label + to} className="flex min-w-0 items-center gap-2">
						{to ? (
							<SiteLink to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
								{label}
							</SiteLink>
						) : (
							<span aria-current="page" className="inline-flex min-h-11 items-center font-semibold">
								<Words of={label} />
							</span>
						)}
						{index < items.length - 1 && (
							<Icon name="chevron" className="size-4 shrink-0 -rotate-90 text-ink-soft in-[.on-deep]:text-white/85" />
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
