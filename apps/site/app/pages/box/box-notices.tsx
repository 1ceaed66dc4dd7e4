import { noticeAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { NoticeHead } from '../../visit.ts';

/** Notices under a heading, each with its lots. */
export function BoxNotices({ title: heading, notices }: { title: string; notices: readonly NoticeHead[] }) {
	const words = useWords(boxWords);
	const { lotsOf, allLots, between } = useWords(noticeWords);
	if (notices.length === 0) return null;
	return (
		<section>
			<h2 className="text-xl">{heading}</h2>
			<ul className="mt-3 grid gap-3">
				{notices.map(({ slug, number, title, lots, closedText }) => (
					<li key={slug}>
						<SiteLink
							to={noticeAddress(slug)}
							className="inline-block font-semibold text-teal-dark underline mobile:py-1.5"
						>
							<Unbroken>{words.notice(number, title)}</Unbroken>
						</SiteLink>
						<span className="block text-sm text-ink-soft">
							{closedText ? words.closedOn(closedText) : lots.length > 0 ? lotsOf(lots.join(between)) : allLots}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
