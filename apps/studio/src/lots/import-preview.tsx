import type { Lot } from '@site/contract/lot-books';
import type { Column } from './lot-columns.ts';
import type { Plan } from './plan-import.ts';

/** More rows than these nobody reads; the numbers tell of all. */
const mostShown = 100;

/** What a lot says, by the columns of the file. */
const facts = ({ lot, madeOn, expiresOn, extendedTo, letterId, note }: Lot) =>
	[
		['lot', lot],
		['made on', madeOn ?? ''],
		['expires', expiresOn],
		['extended to', extendedTo ?? ''],
		['letter', letterId === null ? '' : `#${letterId}`],
		['what to do', note.en],
		['what to do (chinese)', note.cn ?? ''],
	] satisfies [Column, string][];

/** Of what changes, only that. */
function differing(before: Lot, after: Lot): string {
	const was = new Map<string, string>(facts(before));
	return facts(after)
		.flatMap(([column, value]) =>
			value === was.get(column) ? [] : [`${column}: ${was.get(column) || 'empty'} → ${value || 'empty'}`],
		)
		.join('; ');
}

/** All that a new lot says beside its number. */
const saying = (lot: Lot): string =>
	facts(lot)
		.flatMap(([column, value]) => (value === '' || column === 'lot' ? [] : [`${column} ${value}`]))
		.join('; ');

const Further = ({ count }: { count: number }) => (count > mostShown ? <p>and {count - mostShown} more</p> : null);

/** What a file would do, before it does. */
export function ImportPreview({
	fileKey,
	plan: { created, changed, unchanged, wrong },
}: {
	fileKey: string;
	plan: Plan;
}) {
	return (
		<section className="studio-note" aria-label="What would change">
			<p>
				<strong>
					{created.length} new, {changed.length} changed, {unchanged} unchanged, {wrong.length} wrong.
				</strong>
			</p>
			{wrong.length > 0 && (
				<>
					<p role="alert">Nothing is imported while a row is wrong. Correct the file and choose it again.</p>
					<ul>
						{wrong.slice(0, mostShown).map(({ line, reason }) => (
							<li key={line}>
								Line {line}: {reason}
							</li>
						))}
					</ul>
					<Further count={wrong.length} />
				</>
			)}
			{changed.length > 0 && <h2>Changed</h2>}
			<ul>
				{changed.slice(0, mostShown).map(({ item, former }) => (
					<li key={former.id}>
						{item.reference}, lot {item.lot}: {differing(former.item, item)}
					</li>
				))}
			</ul>
			<Further count={changed.length} />
			{created.length > 0 && <h2>New</h2>}
			<ul>
				{created.slice(0, mostShown).map(({ item }) => (
					<li key={`${item.reference} ${item.lot}`}>
						{item.reference}, lot {item.lot}: {saying(item)}
					</li>
				))}
			</ul>
			<Further count={created.length} />
			{wrong.length === 0 && created.length + changed.length > 0 && (
				<form method="post" action="/api/lot-files/import">
					<input type="hidden" name="file" value={fileKey} />
					<button type="submit">
						Import {created.length + changed.length === 1 ? '1 lot' : `${created.length + changed.length} lots`}
					</button>
				</form>
			)}
		</section>
	);
}
