import { besideFields, type Form, fieldsOf, wireName } from '@site/contract/forms/form';
import type { WireForm } from '@site/contract/wire';
import type { Values } from './rules.ts';

/** All names that the elements of a form may have. */
export const namesIn = ({ fields }: Form): string[] => [...Object.keys(fields), ...besideFields, 'acceptance'];

/** The current values of a form. A field that is not filled in, chosen or ticked has an empty text. */
export function readValues(form: HTMLFormElement, names: readonly string[]): Values {
	const data = new FormData(form);
	const textOf = (name: string) => {
		// Checkboxes with the same name: join the values of the ticked ones.
		const values = data.getAll(wireName(name));
		return values.filter((value) => typeof value === 'string').join(',');
	};
	return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

/** The fields among `names` that a response reports as wrong. */
export function fieldsNamedIn(data: unknown, names: readonly string[]): string[] {
	if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return [];
	const named: unknown[] = data.fields;
	return names.filter((name) => named.includes(wireName(name)));
}

/** Skips empty values, and English, which is the wire's default language. */
const isSent = (name: string, value: string | undefined): value is string =>
	Boolean(value) && !(name === 'language' && value === 'en');

/** Midnight in the applicant's time zone, as date pickers do it. */
const dayToMoment = (day: string) => new Date(`${day}T00:00`).getTime();

/** The payload of a form: all its fields, and values sent along with them. */
export function toWire(form: Form, values: Values): WireForm {
	const fields = fieldsOf(form).map(({ name, kind }) => {
		const value = values[name] ?? '';
		return [wireName(name), kind === 'date' ? dayToMoment(value) : value];
	});
	const beside = besideFields.flatMap((name) => (isSent(name, values[name]) ? [[wireName(name), values[name]]] : []));
	return Object.fromEntries([...fields, ...beside]);
}
