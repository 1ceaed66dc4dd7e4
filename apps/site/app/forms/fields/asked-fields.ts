import { fieldsOf } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../../client/layout.ts';
import type { Field, FieldName } from './fields.ts';

/** The visible fields of a form, in order. The application also has the acceptance checkbox. */
export const askedIn = (kind: SubmissionKind): Field[] => [
	...fieldsOf(kind).filter((field) => !field.fixed),
	...(kind === 'application' ? [{ name: 'acceptance', required: true } as const] : []),
];

/** The summary of the application shows when these are empty (D25). */
export const applicationSummary: Record<Layout, readonly FieldName[]> = {
	desktop: askedIn('application')
		.filter((field) => field.required)
		.map((field) => field.name),
	mobile: ['firstName', 'lastName', 'email'],
};
