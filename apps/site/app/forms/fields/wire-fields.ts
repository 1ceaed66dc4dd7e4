import { fieldsOf, type WireForm, wireNames } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import { elementName, type FieldName, otherNames, type Values } from './fields.ts';

/** What a form element holds now. A field that is not filled, chosen or ticked is an empty text. */
export function readValues(form: HTMLFormElement, names: readonly FieldName[]): Values {
	const data = new FormData(form);
	const textOf = (name: FieldName) => {
		// Boxes of one name are all that are ticked.
		const values = data.getAll(elementName(name));
		return values.filter((value) => typeof value === 'string').join(',');
	};
	return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

const allNames = { ...wireNames, ...Object.fromEntries(otherNames.map((name) => [name, name])) };
const isFieldName = (name: string): name is FieldName => Object.hasOwn(allNames, name);
const fieldNames = Object.keys(allNames).filter(isFieldName);

/** Values by field name, from values by element name. */
export const namedValues = (values: Readonly<Record<string, string>>): Values =>
	Object.fromEntries(
		fieldNames.flatMap((name) => (values[elementName(name)] ? [[name, values[elementName(name)]]] : [])),
	);

/** The fields that a response names as wrong. */
export function fieldsNamedIn(data: unknown): FieldName[] {
	if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return [];
	const named: unknown[] = data.fields;
	return fieldNames.filter((name) => named.includes(elementName(name)));
}

/** English is the wire's default, and an empty honeypot need not be sent. */
const beside = ({ language, item, items, lines, meeting, honeypot }: Values) => ({
	...(language && language !== 'en' && { [elementName('language')]: language }),
	...(item && { [elementName('item')]: item }),
	...(items && { [elementName('items')]: items }),
	...(lines && { [elementName('lines')]: lines }),
	...(meeting && { [elementName('meeting')]: meeting }),
	...(honeypot && { [elementName('honeypot')]: honeypot }),
});

/** Midnight in the applicant's time zone, as date pickers do it. */
const dayToMoment = (day: string) => new Date(`${day}T00:00`).getTime();

/** The payload of a form: all fields of its kind, and the additional ones that are set. */
export function toWire<Kind extends SubmissionKind>(kind: Kind, values: Values): WireForm<Kind> {
	const fields = fieldsOf(kind).map((field) => {
		const value = values[field.name] ?? '';
		return [wireNames[field.name], field.kind === 'date' ? dayToMoment(value) : value];
	});
	// The table of fields matches the type, but `Object.fromEntries` cannot express it.
	return { ...Object.fromEntries(fields), ...beside(values) } as WireForm<Kind>;
}
