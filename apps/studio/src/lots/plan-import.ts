import { uncell } from '@site/contract/csv';
import { readGtin } from '@site/contract/gtin';
import { Lot } from '@site/contract/lot-books';
import { lotKey } from '@site/contract/lots';
import { csvRows } from '../tables/csv-rows.ts';
import { contractWords } from '../words/contract-words.ts';
import { inEnglish, type Say } from '../words/said.ts';
import {
	type Column,
	columnOf,
	columnOfField,
	columns,
	letterOf,
	needed,
	readDay,
	type ShelfLifeLetter,
} from './lot-columns.ts';
import type { StoredLot } from './read-lots.ts';

/** The data to compare a file with. */
export interface Known {
	/** The REF of each pack, by REF and by 14-digit GTIN. */
	packs: ReadonlyMap<string, string>;
	letters: readonly ShelfLifeLetter[];
	stored: readonly StoredLot[];
}

export interface Wrong {
	line: number;
	reason: string;
}
export interface Change {
	item: Lot;
	/** The stored lot, if there is one. */
	former?: StoredLot;
}
export interface Plan {
	created: Change[];
	changed: (Change & { former: StoredLot })[];
	unchanged: number;
	wrong: Wrong[];
}

const nameOf = ({ reference, lot }: Pick<Lot, 'reference' | 'lot'>) => `${reference}\t${lotKey(lot)}`;

const said = ({ lot, madeOn, expiresOn, extendedTo, letterId, note }: Lot) =>
	JSON.stringify([lot, madeOn, expiresOn, extendedTo, letterId, note.en, note.cn]);

type Cells = Partial<Record<Column, string>>;

class Refused extends Error {}

function dayIn(cells: Cells, column: Column, say: Say): string | undefined {
	const written = cells[column] ?? '';
	if (written === '') return undefined;
	const day = readDay(written);
	if (!day)
		throw new Refused(
			say(
				`${column}: “${written}” is no day that can be read. Write it as 2027-06-30.`,
				`${column}：“${written}”不是可读的日期。请写作 2027-06-30。`,
			),
		);
	return day;
}

function letterIn(cells: Cells, letters: readonly ShelfLifeLetter[], say: Say): number | null {
	const written = cells.letter ?? '';
	if (written === '') return null;
	const letter = letterOf(letters, written);
	if (!letter)
		throw new Refused(say(`letter: no document has the title “${written}”.`, `letter：没有标题为“${written}”的文件。`));
	return letter.id;
}

function checked(item: Lot, say: Say): Lot {
	const { data, error } = Lot.safeParse(item);
	if (data) return data;
	const issue = error.issues[0];
	const field = issue?.path.join('.') ?? '';
	throw new Refused(`${columnOfField[field] ?? field}: ${say(contractWords(issue?.message ?? ''))}`);
}

/** Reads a row. A missing column keeps the stored value; an empty cell empties it. */
function readRow(
	cells: Cells,
	{ packs, letters }: Known,
	formerOf: (item: Lot) => StoredLot | undefined,
	say: Say,
): Lot {
	const pack = cells.pack ?? '';
	const reference = packs.get(pack) ?? packs.get(pack.toUpperCase()) ?? packs.get(readGtin(pack) ?? '');
	if (!reference)
		throw new Refused(
			pack === ''
				? say('pack: it is empty.', 'pack：为空。')
				: say(`pack: no product has the REF or GTIN “${pack}”.`, `pack：没有产品使用 REF 或 GTIN“${pack}”。`),
		);
	const [lot = '', expiresOn] = [cells.lot, dayIn(cells, 'expires', say)];
	if (!expiresOn) throw new Refused(say('expires: it is empty.', 'expires：为空。'));
	const said: Lot = { reference, lot, expiresOn, letterId: null, note: { en: '' } };
	const former = formerOf(said)?.item;
	const has = (column: Column) => cells[column] !== undefined;
	const cn = has('what to do (chinese)') ? cells['what to do (chinese)'] : former?.note.cn;
	return checked(
		{
			...said,
			madeOn: has('made on') ? dayIn(cells, 'made on', say) : former?.madeOn,
			extendedTo: has('extended to') ? dayIn(cells, 'extended to', say) : former?.extendedTo,
			letterId: has('letter') ? letterIn(cells, letters, say) : (former?.letterId ?? null),
			note: {
				en: (has('what to do') ? cells['what to do'] : former?.note.en) ?? '',
				...(cn && { cn }),
			},
		},
		say,
	);
}

function headOf(cells: readonly string[], say: Say): Column[] | string {
	const found = cells.map(columnOf);
	const unknown = cells.find((_, at) => !found[at]);
	if (unknown !== undefined)
		return say(
			`There is no column “${unknown}”. The columns are: ${columns.join(', ')}.`,
			`没有“${unknown}”这一列。各列为：${columns.join('、')}。`,
		);
	const head = found.filter((column) => column !== undefined);
	const missing = needed.filter((column) => !head.includes(column));
	if (missing.length > 0)
		return say(
			`The first line names the columns. These are missing: ${missing.join(', ')}.`,
			`第一行为列名。缺少：${missing.join('、')}。`,
		);
	return new Set(head).size < head.length ? say('The first line names a column twice.', '第一行有重复的列名。') : head;
}

/** Checks every row and plans the changes; nothing is saved yet. */
export function planImport(file: string, known: Known, say: Say = inEnglish): Plan {
	const plan: Plan = { created: [], changed: [], unchanged: 0, wrong: [] };
	const [first, ...rows] = csvRows(file);
	const head = headOf(first?.cells ?? [], say);
	if (typeof head === 'string') return { ...plan, wrong: [{ line: first?.line ?? 1, reason: head }] };
	const stored = new Map(known.stored.map((one) => [nameOf(one.item), one]));
	const seen = new Map<string, number>();
	for (const { line, cells: written, isBroken } of rows) {
		const cells: Cells = Object.fromEntries(head.map((column, at) => [column, uncell(written[at] ?? '')]));
		try {
			if (isBroken) throw new Refused(say('A quotation mark is opened and not closed.', '引号没有闭合。'));
			if (written.slice(head.length).some((cell) => cell !== ''))
				throw new Refused(say('It has more cells than the first line has columns.', '单元格多于第一行的列数。'));
			const item = readRow(cells, known, (one) => stored.get(nameOf(one)), say);
			const earlier = seen.get(nameOf(item));
			if (earlier !== undefined)
				throw new Refused(say(`The same lot stands in line ${earlier}.`, `第 ${earlier} 行已有同一批次。`));
			seen.set(nameOf(item), line);
			const former = stored.get(nameOf(item));
			if (!former) plan.created.push({ item });
			else if (said(former.item) === said(item)) plan.unchanged++;
			else plan.changed.push({ item, former });
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			plan.wrong.push({ line, reason: error.message });
		}
	}
	if (rows.length === 0)
		plan.wrong.push({ line: 1, reason: say('There are no rows below the first line.', '第一行之下没有内容。') });
	return plan;
}
