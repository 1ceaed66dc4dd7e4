import type { FlattenedField } from 'payload';
import { fieldLabel, type Say } from '../words/said.ts';
import { isObject } from './is-object.ts';

type Data = Record<string, unknown>;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The fields of a row: those of its array, or of its block type. */
export function fieldsOfRow(field: FlattenedField, row: unknown): FlattenedField[] {
	if (field.type === 'array') return field.flattenedFields;
	if (field.type !== 'blocks' || !isObject(row)) return [];
	return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
}

/** The collections to which the fields of a document can refer. */
export const relatedTo = (fields: readonly FlattenedField[]): string[] =>
	fields.flatMap((field): string[] => {
		if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat();
		if (field.type === 'blocks') return field.blocks.flatMap((block) => relatedTo(block.flattenedFields));
		return 'flattenedFields' in field ? relatedTo(field.flattenedFields) : [];
	});

/** A group on the path to a field, or a row of a list. */
type Step = { field: FlattenedField; index?: number; row?: unknown };

/** A field of a document without nested fields or rows. */
export interface FoundField {
	field: FlattenedField;
	value: unknown;
	/** Its path in the form. */
	path: string;
	/** From outermost to innermost. */
	within: readonly Step[];
	/** The fields at the same level, including this one, and their values. */
	beside: { fields: readonly FlattenedField[]; data: Data };
}

/** All fields of a document with values, including those in groups, rows and sections. */
export function fieldsIn(
	fields: readonly FlattenedField[],
	data: unknown,
	{ path: before, within }: Pick<FoundField, 'path' | 'within'> = { path: '', within: [] },
): FoundField[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): FoundField[] => {
		const path = `${before}${field.name}`;
		const value = data[field.name];
		if (field.type === 'group' || field.type === 'tab')
			return fieldsIn(field.flattenedFields, value, { path: `${path}.`, within: [...within, { field }] });
		if (field.type === 'array' || field.type === 'blocks')
			return listOf(value).flatMap((row, index) =>
				fieldsIn(fieldsOfRow(field, row), row, {
					path: `${path}.${index}.`,
					within: [...within, { field, index, row }],
				}),
			);
		return [{ field, value, path, within, beside: { fields, data } }];
	});
}

/** ‘Sections 2 › Buttons 1 › Leads to’ */
export const labelWithin = ({ within, field }: Pick<FoundField, 'within' | 'field'>, say?: Say): string =>
	[...within, { field }]
		.map((step) => fieldLabel(step.field, say) + ('index' in step ? ` ${Number(step.index) + 1}` : ''))
		.join(' › ');
