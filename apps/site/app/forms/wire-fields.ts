import { fieldsOf, type WireForm, wireNames } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import { elementNames, type FieldName, type Values } from './element-names.ts';

/** What a form element holds now. A field that is not filled, chosen or ticked is an empty text. */
export function readValues(form: HTMLFormElement, names: readonly FieldName[]): Values {
	const data = new FormData(form);
	const textOf = (name: FieldName) => {
		const value = data.get(elementNames[name]);
		return typeof value === 'string' ? value : '';
	};
	return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(elementNames, name);
const fieldNames = Object.keys(elementNames).filter(isFieldName);

/** Values by the names of the code, of values by the names of the elements. */
export const namedValues = (values: Readonly<Record<string, string>>): Values =>
	Object.fromEntries(
		fieldNames.flatMap((name) => (values[elementNames[name]] ? [[name, values[elementNames[name]]]] : [])),
	);

/** The fields that an answer complains about. */
export function fieldsNamedIn(data: unknown): FieldName[] {
	if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return [];
	const named: unknown[] = data.fields;
	return fieldNames.filter((name) => named.includes(elementNames[name]));
}

/** English is what the wire takes for granted, and an untouched honeypot is not worth a key. */
const beside = ({ language, item, honeypot }: Values) => ({
	...(language && language !== 'en' && { [elementNames.language]: language }),
	...(item && { [elementNames.item]: item }),
	...(honeypot && { [elementNames.honeypot]: honeypot }),
});

/** The day begins where the applicant is, as date pickers have it. */
const dayToMoment = (day: string) => new Date(`${day}T00:00`).getTime();

/** A form as the wire takes it: every field of its kind, and nothing else of the form. */
export function toWire<Kind extends SubmissionKind>(kind: Kind, values: Values): WireForm<Kind> {
	const fields = fieldsOf(kind).map((field) => {
		const value = values[field.name] ?? '';
		return [wireNames[field.name], field.kind === 'date' ? dayToMoment(value) : value];
	});
	// The contract's table of fields is that of the type; entries alone can not say so.
	return { ...Object.fromEntries(fields), ...beside(values) } as WireForm<Kind>;
}
