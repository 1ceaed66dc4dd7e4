import { noticeAddress } from '../../destinations.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { NoticeHead } from '../../visit.ts';

/** One line per notice; its title is the link. */
export function NoticeList({ notices }: { notices: readonly NoticeHead[] }) {
	const words = useWords(noticeWords);
	return (
		<ul className="border-t border-line">
			{notices.map(({ id, slug, kind, number, title, products, lots, publishedOn, publishedText, closedText }) => (
				<li
					key={id}
					className="grid gap-x-12 gap-y-2 border-b border-line py-6 desktop:md:grid-cols-[14rem_minmax(0,1fr)] desktop:py-8"
				>
					<p className="text-sm text-ink-soft">
						<span className="block font-semibold text-ink">{words.kinds[kind]}</span>
						<span className="font-mono">{number}</span> · <time dateTime={publishedOn}>{publishedText}</time>
						{closedText !== null && <span className="block">{words.closed}</span>}
					</p>
					<div className="min-w-0">
						<h3 className="max-w-prose text-lg">
							<SiteLink
								to={noticeAddress(slug)}
								className="inline-block py-2 text-teal-dark underline-offset-4 hover:underline"
							>
								<Unbroken>{title}</Unbroken>
							</SiteLink>
						</h3>
						<p className="text-sm text-ink-soft">
							{products.map(({ title, reference }) => words.product(title, reference)).join(words.between)}
						</p>
						<p className="text-sm text-ink-soft">
							{lots.length > 0 ? words.lotsOf(lots.join(words.between)) : words.allLots}
						</p>
						{products.map((product) => (
							<EmergencyUse key={product.slug} statement={product.emergencyUse} />
						))}
					</div>
				</li>
			))}
		</ul>
	);
}
