import type { FlattenedField } from 'payload';
import type { Names } from '../mapping/part.ts';
import { fieldsOfRow, listOf } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { fieldLabel, inEnglish, type Say } from '../words/said.ts';

export interface FieldOf {
	path: string;
	label: string;
}

const renamed = (path: string, names: Names): string => {
	for (const [from, to] of Object.entries(names)) {
		const pattern = new RegExp(`^${from.replaceAll('.', '\\.').replaceAll('*', '(\\d+)')}(?=\\.|$)`);
		let row = 0;
		if (pattern.test(path))
			return path
				.replace(
					pattern,
					to.replaceAll('*', () => `$${++row}`),
				)
				.replace(/^\.|\.$/g, '');
	}
	return path;
};

/** `categoryId` is the field `category`, `locationIds` are `locations`. */
const spellings = (name: string) => [
	name,
	name.replace(/Id$/, ''),
	name.replace(/Ids$/, 's'),
	name.replace(/Ids$/, ''),
];

const named = (fields: FlattenedField[], name: string) =>
	spellings(name).flatMap((spelling) => fields.find((field) => field.name === spelling) ?? [])[0];

const joined = (a: string, b: string, sign: string) => (a && b ? `${a}${sign}${b}` : a || b);

/** The form field for a path of the snapshot: also in groups, rows and blocks, and the Chinese counterpart. */
export function fieldOf(
	fields: FlattenedField[],
	snapshotPath: string,
	data: unknown,
	namesOf: (blockType?: string) => Names,
	say: Say = inEnglish,
	at: FieldOf = { path: '', label: '' },
	blockType?: string,
): FieldOf {
	const [name = '', ...rest] = renamed(snapshotPath, namesOf(blockType)).split('.');
	const field = named(fields, name);
	if (!field) return at;
	const value = isObject(data) ? data[field.name] : undefined;
	const here = { path: joined(at.path, field.name, '.'), label: joined(at.label, fieldLabel(field, say), ' > ') };
	if (field.type === 'group' || field.type === 'tab')
		return fieldOf(field.flattenedFields, rest.join('.'), value, (kind) => (kind ? namesOf(kind) : {}), say, here);
	if (field.type === 'array' || field.type === 'blocks') {
		const [row = '', ...inside] = rest;
		if (!/^\d+$/.test(row)) return here;
		const item = listOf(value)[Number(row)];
		const kind = isObject(item) && field.type === 'blocks' ? String(item.blockType) : undefined;
		const inRow = { path: `${here.path}.${row}`, label: `${here.label} ${Number(row) + 1}` };
		return fieldOf(fieldsOfRow(field, item), inside.join('.'), item, kind ? namesOf : () => ({}), say, inRow, kind);
	}
	const twin = rest[0] === 'cn' && fields.find((other) => other.name === `${field.name}Cn`);
	return twin ? { path: `${here.path}Cn`, label: joined(at.label, fieldLabel(twin, say), ' > ') } : here;
}
