import { addressOf } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView } from '../../visit.ts';
import { BoxNotices } from './box-notices.tsx';

/** The data printed on the box, for comparison, and further data from our records. */
export function BoxFacts({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { pack, lot, isKnown, recalls, notices, closed } = box;
	const facts = [
		[words.reference, pack.reference],
		[words.pack, pack.quantity],
		[words.gtin, pack.gtin],
		[words.lot, lot],
		[words.made, box.made],
		[words.expires, box.printed],
		[words.extended, box.extended],
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
						<dd className="text-right font-semibold">{value}</dd>
					</div>
				))}
			</dl>
			{isKnown && recalls.length + notices.length === 0 && (
				<p className="mt-4 text-sm text-ink-soft">{words.noNotices}</p>
			)}
			{closed.length > 0 && (
				<div className="mt-6">
					<BoxNotices title={words.closed} notices={closed} />
				</div>
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
