import { type Form, fieldsOf, isMenu, type NamedField } from '@site/contract/forms/form';
import type { Layout } from '../../client/layout.ts';

/** A field, with `required` as it applies now. */
export type Field = Omit<NamedField, 'required'> & { required?: true };
export type Values = Readonly<Partial<Record<string, string>>>;

/**
 * The visible fields of a form, in order, and its acceptance. If a list is sent along, fields that are required only
 * without lines become optional.
 */
export function askedIn(form: Form, hasLines = false): Field[] {
	const asked = fieldsOf(form).filter(({ fixed }) => !fixed);
	return [
		...asked.map(({ required, ...field }): Field => {
			const isRequired = required === true || (required === 'without lines' && !hasLines);
			return isRequired ? { ...field, required: true } : field;
		}),
		...(form.acceptance ? [{ name: 'acceptance', required: true } as const] : []),
	];
}

/** The error of a field, as a message key. */
export type Complaint = 'completeField' | 'selectOption';
export type Complaints = Readonly<Partial<Record<string, Complaint>>>;

const isEmpty = (values: Values, name: string) => (values[name] ?? '').trim() === '';

/** Only required fields are checked, not formats or lengths (FORM-10, FORM-14). */
export function complaintsAbout(fields: readonly Field[], values: Values): Complaints {
	const complaints: Partial<Record<string, Complaint>> = {};
	for (const field of fields) {
		if (field.required && isEmpty(values, field.name))
			complaints[field.name] = isMenu(field) ? 'selectOption' : 'completeField';
	}
	return complaints;
}

/** The fields that decide whether the summary shows; undefined for all required ones. */
export const summaryFieldsOf = ({ summaryOnPhones }: Form, layout: Layout): readonly string[] | undefined =>
	layout === 'mobile' ? summaryOnPhones : undefined;

const requiredNames = (fields: readonly Field[]) => fields.filter((field) => field.required).map((field) => field.name);

/** The summary shows if all required fields are empty, or all fields that the form names for it (FORM-12). */
export const needsSummary = (
	fields: readonly Field[],
	values: Values,
	names: readonly string[] = requiredNames(fields),
): boolean => names.every((name) => isEmpty(values, name));
