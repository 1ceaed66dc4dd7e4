import { addressOf, noticeAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView, NoticeHead } from '../../visit.ts';

type Shown = { box: Pick<BoxView, 'pack' | 'lot' | 'expiry' | 'notices' | 'elsewhere' | 'closed'> };

/** What stands on the box, to be compared with it, and what is known of it beyond. */
export function BoxFacts({ box: { pack, lot, expiry, notices, elsewhere, closed } }: Shown) {
	const words = useWords(boxWords);
	const facts = [
		[words.reference, pack.reference],
		[words.pack, pack.quantity],
		[words.gtin, pack.gtin],
		[words.lot, lot],
		[words.made, expiry.made],
		[words.expires, expiry.printed],
		[words.extended, expiry.extended],
	].filter(([, value]) => value !== '');
	return (
		<section aria-labelledby="box-facts" className="content-start">
			<h2 id="box-facts" className="text-2xl">
				{words.yours}
			</h2>
			<dl className="mt-4 grid gap-y-2">
				{facts.map(([name, value]) => (
					<div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
						<dt className="text-ink-soft">{name}</dt>
						<dd className="text-right font-semibold tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			{notices.length + elsewhere.length === 0 && <p className="mt-4 text-sm text-ink-soft">{words.noNotices}</p>}
			<NoticeLinks title={words.elsewhere} notices={elsewhere} />
			<NoticeLinks title={words.closed} notices={closed} />
			<p className="mt-4">
				<SiteLink
					to={addressOf({ name: 'Check' })}
					className="inline-flex min-h-11 items-center font-semibold text-teal-dark underline"
				>
					{words.another}
				</SiteLink>
			</p>
		</section>
	);
}

function NoticeLinks({ title: heading, notices }: { title: string; notices: readonly NoticeHead[] }) {
	const words = useWords(boxWords);
	if (notices.length === 0) return null;
	return (
		<>
			<h3 className="mt-6 text-base">{heading}</h3>
			<ul className="mt-2 grid gap-2">
				{notices.map(({ slug, number, title, closedText }) => (
					<li key={slug}>
						<SiteLink to={noticeAddress(slug)} className="font-semibold text-teal-dark underline">
							{words.notice(number, title)}
						</SiteLink>
						{closedText && <span className="block text-sm text-ink-soft">{words.closedOn(closedText)}</span>}
					</li>
				))}
			</ul>
		</>
	);
}
