import type { Lot } from '@site/contract/lot-books';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import type { Column } from './lot-columns.ts';
import type { Plan } from './plan-import.ts';

/** Longer lists are not read; the counts include all rows. */
const mostShown = 100;

/** The values of a lot, by column of the file. */
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

/** The changed values only. */
function differing(before: Lot, after: Lot): string {
	const was = new Map<string, string>(facts(before));
	return facts(after)
		.flatMap(([column, value]) =>
			value === was.get(column) ? [] : [`${column}: ${was.get(column) || 'empty'} → ${value || 'empty'}`],
		)
		.join('; ');
}

/** The values of a new lot besides its number. */
const saying = (lot: Lot): string =>
	facts(lot)
		.flatMap(([column, value]) => (value === '' || column === 'lot' ? [] : [`${column} ${value}`]))
		.join('; ');

const Further = ({ count }: { count: number }) => {
	const say = use(sayHere());
	return count > mostShown ? <p>{say(`and ${count - mostShown} more`, `另有 ${count - mostShown} 项`)}</p> : null;
};

/** A preview of the changes in a file of lots. */
export function ImportPreview({
	fileKey,
	plan: { created, changed, unchanged, wrong },
}: {
	fileKey: string;
	plan: Plan;
}) {
	const say = use(sayHere());
	return (
		<section className="studio-note" aria-label={say('What would change', '将会发生的变更')}>
			<p>
				<strong>
					{say(
						`${created.length} new, ${changed.length} changed, ${unchanged} unchanged, ${wrong.length} wrong.`,
						`${created.length} 个新批次，${changed.length} 个变更，${unchanged} 个不变，${wrong.length} 个有误。`,
					)}
				</strong>
			</p>
			{wrong.length > 0 && (
				<>
					<p role="alert">
						{say(
							'Nothing is imported while a row is wrong. Correct the file and choose it again.',
							'有行有误时不会导入。请更正文件后重新选择。',
						)}
					</p>
					<ul>
						{wrong.slice(0, mostShown).map(({ line, reason }) => (
							<li key={line}>{say(`Line ${line}: ${reason}`, `第 ${line} 行：${reason}`)}</li>
						))}
					</ul>
					<Further count={wrong.length} />
				</>
			)}
			{changed.length > 0 && <h2>{say('Changed', '变更')}</h2>}
			<ul>
				{changed.slice(0, mostShown).map(({ item, former }) => (
					<li key={former.id}>
						{say(
							`${item.reference}, lot ${item.lot}: ${differing(former.item, item)}`,
							`${item.reference}，批号 ${item.lot}：${differing(former.item, item)}`,
						)}
					</li>
				))}
			</ul>
			<Further count={changed.length} />
			{created.length > 0 && <h2>{say('New', '新增')}</h2>}
			<ul>
				{created.slice(0, mostShown).map(({ item }) => (
					<li key={`${item.reference} ${item.lot}`}>
						{say(
							`${item.reference}, lot ${item.lot}: ${saying(item)}`,
							`${item.reference}，批号 ${item.lot}：${saying(item)}`,
						)}
					</li>
				))}
			</ul>
			<Further count={created.length} />
			{wrong.length === 0 && created.length + changed.length > 0 && (
				<form method="post" action="/api/lot-files/import">
					<input type="hidden" name="file" value={fileKey} />
					<button type="submit">
						{say('Import ', '导入')}
						{say(
							created.length + changed.length === 1 ? '1 lot' : `${created.length + changed.length} lots`,
							`${created.length + changed.length} 个批次`,
						)}
					</button>
				</form>
			)}
		</section>
	);
}
