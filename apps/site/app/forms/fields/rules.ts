import type { Field, FieldName, Values } from './fields.ts';

/** What is wrong with a field, as a message key. */
export type Complaint = 'completeField' | 'selectOption';
export type Complaints = Readonly<Partial<Record<FieldName, Complaint>>>;

const isEmpty = (values: Values, name: FieldName) => (values[name] ?? '').trim() === '';

/** Only required fields are checked, not formats or lengths (FORM-13, FORM-14). */
export function complaintsAbout(fields: readonly Field[], values: Values): Complaints {
	const complaints: Partial<Record<FieldName, Complaint>> = {};
	for (const { name, required, kind } of fields) {
		if (required && isEmpty(values, name)) complaints[name] = kind === 'choice' ? 'selectOption' : 'completeField';
	}
	return complaints;
}

const requiredNames = (fields: readonly Field[]) => fields.filter((field) => field.required).map((field) => field.name);

/** The summary shows when all required fields are empty, or all of those that a form names instead (D25). */
export const needsSummary = (
	fields: readonly Field[],
	values: Values,
	names: readonly FieldName[] = requiredNames(fields),
): boolean => names.every((name) => isEmpty(values, name));
