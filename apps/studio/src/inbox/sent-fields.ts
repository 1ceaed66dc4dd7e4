import type { FormKind } from '@site/contract/forms/all';
import type { Field } from 'payload';
import { dayShown } from '../fields/day.ts';
import { fieldsOfForms, labelOfField, optionsOf, type SentField } from './asked-fields.ts';

/** Sent by a visitor: staff read it and never rewrite it. */
function asSent(field: SentField): Field {
	const { name, kind, words, isRare } = field;
	const shown = {
		readOnly: true,
		...(isRare && { condition: (data: Record<string, unknown>) => Boolean(data[name]) }),
	};
	const base = { name, label: labelOfField(field), access: { update: () => false }, admin: shown };
	if (words.choices) {
		// An optional choice without a value.
		const hooks = { beforeValidate: [({ value }: { value?: unknown }) => (value === '' ? null : value)] };
		return { ...base, type: 'select', options: optionsOf(words), hooks };
	}
	switch (kind) {
		case 'prose':
			return { ...base, type: 'textarea' };
		case 'copies':
			return { ...base, type: 'number' };
		case 'date':
			return { ...base, type: 'date', admin: { ...shown, ...dayShown } };
		case 'file':
			return { ...base, type: 'upload', relationTo: 'resumes' };
		default:
			return { ...base, type: 'text', index: name === 'email' };
	}
}

type Placed = string | Field;

/**
 * Fields of some forms in a record, in this order; a nested list is a row. The remaining fields follow at the end.
 * Other fields may be placed among them.
 */
export function sentFields(
	kinds: readonly FormKind[],
	order: readonly (Placed | readonly Placed[])[],
	make: (field: SentField) => Field = asSent,
): Field[] {
	const left = new Map(fieldsOfForms(kinds).map((field) => [field.name, field]));
	const take = (placed: Placed): Field[] => {
		if (typeof placed !== 'string') return [placed];
		const field = left.get(placed);
		left.delete(placed);
		return field ? [make(field)] : [];
	};
	const isRow = (placed: Placed | readonly Placed[]): placed is readonly Placed[] => Array.isArray(placed);
	const placed = order.flatMap((each): Field[] =>
		isRow(each) ? [{ type: 'row', fields: each.flatMap(take) }] : take(each),
	);
	return [...placed, ...[...left.values()].map(make)];
}
