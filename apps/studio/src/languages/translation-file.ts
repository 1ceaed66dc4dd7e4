import { csvOf } from '@site/contract/csv';
import { workbook } from '@site/contract/workbook';
import type { StatedPair } from './language-state.ts';

/** The columns of a translator's file. */
export const columns = ['item', 'title', 'field', 'label', 'english', 'chinese', 'state'] as const;
export type Column = (typeof columns)[number];

export const needed = ['item', 'field', 'english', 'chinese'] as const satisfies Column[];

/** Translators enter this under state when the Chinese still fits the changed English. */
export const checked = 'checked';

const widths = [18, 30, 24, 30, 60, 60, 12];

export interface FileItem {
	kind: string;
	id: string;
	title: string;
	pairs: readonly StatedPair[];
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => (id === '' ? kind : `${kind}/${id}`);

const rowsOf = (items: readonly FileItem[]): string[][] => [
	[...columns],
	...items.flatMap((item) =>
		item.pairs.map(({ key, label, english, chinese, state }) => [
			nameOf(item),
			item.title,
			key,
			label,
			english,
			chinese,
			state,
		]),
	),
];

export const formats = {
	csv: { type: 'text/csv; charset=utf-8', write: (items: readonly FileItem[]) => csvOf(rowsOf(items)) },
	xlsx: {
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: (items: readonly FileItem[]) => workbook({ name: 'Translations', rows: rowsOf(items), widths }),
	},
};
export const isFormat = (value: unknown): value is keyof typeof formats =>
	typeof value === 'string' && Object.hasOwn(formats, value);
