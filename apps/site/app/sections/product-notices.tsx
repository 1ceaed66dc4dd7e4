import { noticeAddress } from '../destinations.ts';
import { noticeWords } from '../messages/notices.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { NoticeHead } from '../visit.ts';

/** Only a field safety notice is a warning; others inform, for example about a longer shelf life. */
const isWarning = ({ kind }: NoticeHead) => kind === 'field-safety';
const toneOf = (notice: NoticeHead) => (isWarning(notice) ? 'text-coral-text' : 'text-teal-dark');

/** The open notices about a product, at the top of its page, on screen and on paper. */
export function ProductNotices({ notices }: { notices: readonly NoticeHead[] }) {
	const words = useWords(noticeWords);
	if (notices.length === 0) return null;
	return (
		<aside
			aria-label={words.concerns}
			className={classes('border-b-2 bg-white', notices.some(isWarning) ? 'border-coral-text' : 'border-teal')}
		>
			<ul className={bandWidth}>
				{notices.map((notice) => (
					<li key={notice.id} className="flex gap-4 py-3 not-last:border-b not-last:border-line">
						<Icon
							name={isWarning(notice) ? 'alert' : 'mail'}
							className={classes('mt-1 size-6 shrink-0 mobile:mt-2.5', toneOf(notice))}
						/>
						<div className="flex min-w-0 flex-wrap items-center gap-x-6">
							<p className={classes('text-sm font-semibold', toneOf(notice))}>
								{words.kinds[notice.kind]} <span className="font-mono">{notice.number}</span>
							</p>
							<p>
								<SiteLink
									to={noticeAddress(notice.slug)}
									className={classes('inline-flex min-h-8 items-center font-semibold underline mobile:min-h-11')}
								>
									{notice.title}
								</SiteLink>
							</p>
							<p className="text-sm text-ink-soft">
								<Unbroken>
									{notice.lots.length > 0 ? words.lotsOf(notice.lots.join(words.between)) : words.allLots}
								</Unbroken>
							</p>
						</div>
					</li>
				))}
			</ul>
		</aside>
	);
}
