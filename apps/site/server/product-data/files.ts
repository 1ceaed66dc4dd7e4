import { brand } from '@site/contract/brand';
import { codeNotices } from '@site/contract/code-notices';
import { csvOf } from '@site/contract/csv';
import type { Language, Text } from '@site/contract/language';
import { type Cell, type Sheet, workbook } from '@site/contract/workbook';
import { dataFolder } from '../../app/destinations.ts';
import { livdBundle } from './livd-bundle.ts';
import { livdMapping, livdPublication } from './livd-sheet.ts';
import { registryTables } from './registries.ts';
import { hasLivd } from './results.ts';
import type { Column, Edition, Table, Value } from './table.ts';
import { catalogTables } from './tables.ts';

const types = {
	json: 'application/json; charset=utf-8',
	schema: 'application/schema+json; charset=utf-8',
	fhir: 'application/fhir+json; charset=utf-8',
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file under `/data`; its texts are in the language that is asked for unless it is English alone. */
type DataFile = {
	set: 'catalog' | 'livd' | 'registries';
	name: string;
	/** Of a file with one table. */
	title?: Required<Text>;
	type: keyof typeof types;
	isEnglish?: true;
	write: (edition: Edition) => string | Uint8Array;
};

export const said = ({ en, cn }: Required<Text>, language: Language) => (language === 'cn' ? cn : en);

const cellOf = (value: Value, { kind }: Column): Cell => {
	if (typeof value === 'number') return value;
	if (value === null) return '';
	return kind === 'date' ? { at: `${value}T00:00:00Z`, hasTime: false } : String(value);
};

const csv = (table: Table) => (edition: Edition) =>
	csvOf([table.columns.map(({ name }) => name), ...table.rows(edition)]);

const sheet = (table: Table, edition: Edition): Sheet => ({
	name: said(table, edition.language),
	rows: [
		table.columns.map(({ name }) => name),
		...table.rows(edition).map((row) => table.columns.map((column, at) => cellOf(row[at] ?? null, column))),
	],
});

const objects = (table: Table, edition: Edition) =>
	table.rows(edition).map((row) => Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at]])));

const schemaAddress = (publicUrl: string) => `${publicUrl}${dataFolder}catalog.schema.json`;

const catalog = (edition: Edition) =>
	JSON.stringify({
		$schema: schemaAddress(edition.publicUrl),
		publisher: brand.company,
		version: edition.version,
		publishedAt: edition.publishedAt,
		language: edition.language === 'cn' ? 'zh-CN' : 'en',
		loincVersion: edition.content.snapshot.settings.loincVersion,
		notices: Object.values(codeNotices),
		...Object.fromEntries(catalogTables.map((table) => [table.name, objects(table, edition)])),
	});

const kinds: Record<Column['kind'], object> = {
	text: { type: ['string', 'null'] },
	integer: { type: ['integer', 'null'] },
	boolean: { type: ['boolean', 'null'] },
	date: { type: ['string', 'null'], format: 'date' },
	address: { type: ['string', 'null'], format: 'uri' },
};

function schema({ publicUrl, language }: Edition): string {
	const closed = (properties: Record<string, object>) => ({
		type: 'object',
		properties,
		required: Object.keys(properties),
		additionalProperties: false,
	});
	const text = { type: 'string' };
	const tables = catalogTables.map((table) => {
		const columns = table.columns.map((column) => [
			column.name,
			{ title: said(column, language), ...kinds[column.kind] },
		]);
		return [table.name, { title: said(table, language), type: 'array', items: closed(Object.fromEntries(columns)) }];
	});
	return JSON.stringify({
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$id: schemaAddress(publicUrl),
		title: `${brand.company}: catalog`,
		...closed({
			$schema: { type: 'string', format: 'uri' },
			publisher: text,
			version: text,
			publishedAt: { type: 'string', format: 'date-time' },
			language: { enum: ['en', 'zh-CN'] },
			loincVersion: text,
			notices: { type: 'array', items: text },
			...Object.fromEntries(tables),
		}),
	});
}

const livd: readonly DataFile[] = (
	[
		['livd.json', 'fhir', (edition) => JSON.stringify(livdBundle(edition, 'collection'))],
		['livd-transaction.json', 'fhir', (edition) => JSON.stringify(livdBundle(edition, 'transaction'))],
		['livd.xlsx', 'xlsx', (edition) => workbook(livdPublication(edition), livdMapping(edition))],
		['livd.csv', 'csv', (edition) => csvOf(livdMapping(edition).rows)],
	] satisfies [string, DataFile['type'], DataFile['write']][]
).map(([name, type, write]) => ({ set: 'livd', name, type, isEnglish: true, write }));

export const allTables: readonly Table[] = [...catalogTables, ...registryTables];

const sheets = (tables: readonly Table[]) => (edition: Edition) =>
	workbook(...tables.map((each) => sheet(each, edition)));
const csvFile = (table: Table) =>
	({ name: `${table.name}.csv`, title: { en: table.en, cn: table.cn }, type: 'csv', write: csv(table) }) as const;

const files: readonly DataFile[] = [
	{ set: 'catalog', name: 'catalog.json', type: 'json', write: catalog },
	{ set: 'catalog', name: 'catalog.schema.json', type: 'schema', write: schema },
	{ set: 'catalog', name: 'catalog.xlsx', type: 'xlsx', write: sheets(catalogTables) },
	...catalogTables.map((table) => ({ set: 'catalog', ...csvFile(table) }) as const),
	{ set: 'registries', name: 'registries.xlsx', type: 'xlsx', isEnglish: true, write: sheets(registryTables) },
	...registryTables.map((table) => ({ set: 'registries', ...csvFile(table), isEnglish: true }) as const),
];

/** The files that the content is enough for. */
export const dataFiles = (source: Pick<Edition, 'content' | 'language' | 'publicUrl'>): readonly DataFile[] =>
	hasLivd(source) ? [...files, ...livd] : files;

export const typeOf = ({ type }: DataFile): string => types[type];
