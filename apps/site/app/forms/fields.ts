import { fieldsOf } from '@site/contract/forms';
import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../client/layout.ts';
import type { Field } from './rules.ts';
import type { FieldName } from './wire-fields.ts';

/** What a form asks for, in its order. */
const askedIn = (kind: SubmissionKind): Field[] => fieldsOf(kind).filter((field) => !field.fixed);

export const signUpFields = askedIn('signup');
export const contactFields = askedIn('contact');
export const enquiryFields = askedIn('quote');
export const applicationFields: Field[] = [...askedIn('application'), { name: 'acceptance', required: true }];

/** The summary of the application shows when these are empty (D25). */
export const applicationSummary: Record<Layout, readonly FieldName[]> = {
	desktop: applicationFields.filter((field) => field.required).map((field) => field.name),
	mobile: ['firstName', 'lastName', 'email'],
};
