import type { Layout } from '../client/layout.ts';
import type { Field } from './rules.ts';
import type { FieldName } from './wire-fields.ts';

/** What an application asks for (pages, 'Careers application'). */
export const applicationFields: readonly Field[] = [
	{ name: 'firstName', required: true },
	{ name: 'lastName', required: true },
	{ name: 'email', required: true },
	{ name: 'phone', required: true },
	{ name: 'state', required: true },
	{ name: 'postalCode', required: true },
	{ name: 'city', required: true },
	{ name: 'workAuthorization' },
	{ name: 'startDate', required: true, kind: 'date' },
	{ name: 'resume', required: true, kind: 'file' },
	{ name: 'coverLetter', required: true },
	{ name: 'references' },
	{ name: 'source', required: true },
	{ name: 'acceptance', required: true, kind: 'checkbox' },
];

/** The summary of the application shows when these are empty (D25). */
export const applicationSummary: Record<Layout, readonly FieldName[]> = {
	desktop: applicationFields.filter((field) => field.required).map((field) => field.name),
	mobile: ['firstName', 'lastName', 'email'],
};
