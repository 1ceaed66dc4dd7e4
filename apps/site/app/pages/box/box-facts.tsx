import { addressOf, noticeAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView } from '../../visit.ts';

/** What stands on the box, to be compared with it, and what is known of it beyond. */
export function BoxFacts({ box: { pack, lot, expiry, notices, closed } }: { box: BoxView }) {
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
			{notices.length === 0 && <p className="mt-4 text-sm text-ink-soft">{words.noNotices}</p>}
			{closed.length > 0 && (
				<>
					<h3 className="mt-6 text-base">{words.closed}</h3>
					<ul className="mt-2 grid gap-2">
						{closed.map(({ slug, number, title, closedText }) => (
							<li key={slug}>
								<SiteLink to={noticeAddress(slug)} className="font-semibold text-teal-dark underline">
									{words.notice(number, title)}
								</SiteLink>
								{closedText && <span className="block text-sm text-ink-soft">{words.closedOn(closedText)}</span>}
							</li>
						))}
					</ul>
				</>
			)}
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
