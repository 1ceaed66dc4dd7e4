import { noticeAddress } from '../destinations.ts';
import { noticeWords } from '../messages/notices.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { NoticeHead } from '../visit.ts';

/** Above everything else of a product's page, and on its paper: the notices about it that are open. */
export function ProductNotices({ notices }: { notices: readonly NoticeHead[] }) {
	const words = useWords(noticeWords);
	if (notices.length === 0) return null;
	return (
		<aside aria-label={words.concerns} className="border-b-2 border-coral-text bg-white">
			<ul className={bandWidth}>
				{notices.map(({ id, slug, kind, number, title, lots }) => (
					<li key={id} className="flex gap-4 py-3 not-last:border-b not-last:border-line">
						<Icon name="alert" className="mt-1 size-6 shrink-0 mobile:mt-2.5 text-coral-text" />
						<div className="flex min-w-0 flex-wrap items-center gap-x-6">
							<p className="text-sm font-semibold text-coral-text">
								{words.kinds[kind]} <span className="tabular-nums">{number}</span>
							</p>
							<p>
								<SiteLink
									to={noticeAddress(slug)}
									className={classes('inline-flex min-h-8 items-center font-semibold underline mobile:min-h-11')}
								>
									{title}
								</SiteLink>
							</p>
							<p className="text-sm text-ink-soft tabular-nums">
								{lots.length > 0 ? words.lotsOf(lots.join(', ')) : words.allLots}
							</p>
						</div>
					</li>
				))}
			</ul>
		</aside>
	);
}
