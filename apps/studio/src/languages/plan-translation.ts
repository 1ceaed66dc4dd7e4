import { uncell } from '@site/contract/csv';
import type { FlattenedField } from 'payload';
import { csvRows } from '../tables/csv-rows.ts';
import { inEnglish, type Say } from '../words/said.ts';
import { type StatedPair, statedPairs } from './language-state.ts';
import { fromCell } from './rich-cell.ts';
import { sameWords } from './text-pairs.ts';
import { type Column, checked, columns, needed } from './translation-file.ts';

/** An item in its current state. */
export interface KnownItem {
	kind: string;
	id: string;
	title: string;
	fields: readonly FlattenedField[];
	doc: Record<string, unknown>;
}

export interface Row {
	line: number;
	item: string;
	field: string;
}
export interface TextChange extends Row {
	/** Path of the English field in the form. */
	path: string;
	key: string;
	label: string;
	before: string;
	after: string;
	/** The value to save; undefined if the text stays and is only confirmed. */
	value?: unknown;
}
export interface ItemPlan {
	known: KnownItem;
	changes: TextChange[];
}
export interface LeftOut extends Row {
	reason: string;
}
export interface TranslationPlan {
	items: ItemPlan[];
	unchanged: number;
	/** The English text has changed since the export. */
	stale: LeftOut[];
	/** The item or field does not exist here. */
	unknown: LeftOut[];
	/** Not allowed by the file format or by the site's rules. */
	wrong: LeftOut[];
}

const isColumn = (name: string): name is Column => columns.some((column) => column === name);

export interface FileRow extends Row {
	cells: Partial<Record<Column, string>>;
	isBroken: boolean;
}

/** The rows of a file, or the reason why it cannot be read. */
export function fileRows(file: string, say: Say = inEnglish): { rows: FileRow[] } | { problem: string } {
	const [first, ...rest] = csvRows(file);
	const head = (first?.cells ?? []).map((cell) => cell.toLowerCase());
	const missing = needed.filter((column) => !head.includes(column));
	if (missing.length > 0)
		return {
			problem: say(
				`The first line names the columns. These are missing: ${missing.join(', ')}.`,
				`第一行为列名。缺少：${missing.join('、')}。`,
			),
		};
	if (new Set(head).size < head.length)
		return { problem: say('The first line names a column twice.', '第一行有重复的列名。') };
	const rows = rest.map(({ line, cells: written, isBroken = false }) => {
		const cells = Object.fromEntries(
			head.flatMap((name, at) => (isColumn(name) ? [[name, uncell(written[at] ?? '')]] : [])),
		) as FileRow['cells'];
		return { line, item: cells.item ?? '', field: cells.field ?? '', cells, isBroken };
	});
	return rows.length > 0
		? { rows }
		: { problem: say('There are no rows below the first line.', '第一行之下没有内容。') };
}

type Judged = { change: TextChange } | { stale: string } | { wrong: string } | 'unchanged';

function judge({ cells, isBroken, ...row }: FileRow, pair: StatedPair, say: Say): Judged {
	if (isBroken) return { wrong: say('A quotation mark is opened and not closed.', '引号没有闭合。') };
	const { english = '', chinese = '', state = '' } = cells;
	const place = { ...row, path: pair.path, key: pair.key, label: pair.label, before: pair.chinese };
	const isSaidToFit = state.toLowerCase() === checked && pair.state === 'older';
	// An empty cell means not translated yet: it never deletes a text.
	if (chinese === '' || (sameWords(chinese) === sameWords(pair.chinese) && !isSaidToFit)) return 'unchanged';
	if (sameWords(english) !== sameWords(pair.english))
		return { stale: say('The English text has changed since.', '英文原文此后有改动。') };
	if (sameWords(chinese) === sameWords(pair.chinese)) return { change: { ...place, after: pair.chinese } };
	const read = fromCell(chinese, pair.isRich, say);
	return 'problem' in read ? { wrong: read.problem } : { change: { ...place, after: chinese, value: read.value } };
}

/** Checks every row and plans the changes; nothing is saved yet. */
export function planTranslation(
	rows: readonly FileRow[],
	known: ReadonlyMap<string, KnownItem>,
	say: Say = inEnglish,
): TranslationPlan {
	const plan: TranslationPlan = { items: [], unchanged: 0, stale: [], unknown: [], wrong: [] };
	const seen = new Map<string, number>();
	const items = new Map<string, ItemPlan & { pairs: Map<string, StatedPair> }>();
	for (const row of rows) {
		const { line, item, field } = row;
		const found = known.get(item);
		if (!found) {
			plan.unknown.push({
				line,
				item,
				field,
				reason: say('There is no such item, or it is not yours to change.', '没有此项内容，或您无权更改。'),
			});
			continue;
		}
		const planned = items.get(item) ?? {
			known: found,
			changes: [],
			pairs: new Map(statedPairs(found.fields, found.doc, say).map((pair) => [pair.key, pair])),
		};
		items.set(item, planned);
		const pair = planned.pairs.get(field);
		const earlier = seen.get(`${item} ${field}`);
		seen.set(`${item} ${field}`, line);
		if (!pair)
			plan.unknown.push({
				line,
				item,
				field,
				reason: say('The item no longer has such a text.', '该项内容已没有这段文字。'),
			});
		else if (earlier !== undefined)
			plan.wrong.push({
				line,
				item,
				field,
				reason: say(`The same text stands in line ${earlier}.`, `第 ${earlier} 行已有同一段文字。`),
			});
		else {
			const judged = judge(row, pair, say);
			if (judged === 'unchanged') plan.unchanged++;
			else if ('change' in judged) planned.changes.push(judged.change);
			else if ('stale' in judged) plan.stale.push({ line, item, field, reason: judged.stale });
			else plan.wrong.push({ line, item, field, reason: judged.wrong });
		}
	}
	plan.items = [...items.values()].flatMap(({ known: one, changes }) =>
		changes.length > 0 ? [{ known: one, changes }] : [],
	);
	return plan;
}
