import { fieldsOf } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../client/layout.ts';
import type { FieldName } from './element-names.ts';
import type { Field } from './rules.ts';

/** What a form asks for, in its order. The application also asks to be accepted. */
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
