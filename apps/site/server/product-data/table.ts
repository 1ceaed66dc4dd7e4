import type { Language } from '@site/contract/language';
import type { Content } from '../content/content.ts';

/** The source of the files: the published content, the language of its texts, and the address of this site. */
export type Source = { content: Content; language: Language; publicUrl: string };

/** All files of one version. */
export type Edition = Source & { version: string; publishedAt: string };

/** Null where nothing is stated. */
export type Value = string | number | boolean | null;
type Kind = 'text' | 'integer' | 'boolean' | 'date' | 'address';

export type Column = { name: string; en: string; cn: string; kind: Kind };
export type Table = {
	name: string;
	en: string;
	cn: string;
	columns: readonly Column[];
	/** How many of the first columns tell one row from all others, in English. */
	keys: number;
	rows: (source: Source) => Value[][];
};

type Told<R> = readonly [en: string, cn: string, of: (row: R) => Value | undefined, kind?: Kind];

/** Without what holds words together on a page. */
const plain = (value: Value | undefined): Value => {
	if (value === undefined || value === '') return null;
	return typeof value === 'string' ? value.replaceAll('\u00A0', ' ').replaceAll('\u2060', '') : value;
};

/** One declaration for JSON, its schema, CSV, workbooks, the page and the list of changes. */
export const table = <R>(
	{ name, en, cn, keys }: Pick<Table, 'name' | 'en' | 'cn' | 'keys'>,
	rowsOf: (source: Source) => readonly R[],
	columns: Readonly<Record<string, Told<R>>>,
): Table => ({
	...{ name, en, cn, keys },
	columns: Object.entries(columns).map(([column, [english, chinese, , kind = 'text']]) => ({
		...{ name: column, en: english, cn: chinese, kind },
	})),
	rows: (source) => rowsOf(source).map((row) => Object.values(columns).map(([, , of]) => plain(of(row)))),
});

/** A table whose columns are named by somebody else: they need no other words. */
export const named = <R>(columns: Readonly<Record<string, (row: R) => Value | undefined>>): Record<string, Told<R>> =>
	Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, [name, name, of]]));
