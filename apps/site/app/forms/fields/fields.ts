import { type FieldRule, type FormField, fieldsOf, wireNames } from '@site/contract/forms';
import { itemField, itemsField, linesField } from '@site/contract/item';
import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../../client/layout.ts';

/** Element names of the forms: the fields as on the wire, and additional ones. */
export const elementNames = {
	...wireNames,
	language: 'language',
	/** The product, event or job that the form is about. */
	item: itemField,
	/** All products of a list that is watched. */
	items: itemsField,
	/** What a quote is asked for, line by line. */
	lines: linesField,
	/** Required, but not sent. */
	acceptance: 'acceptance',
	/** Hidden from people; bots fill it in. */
	honeypot: 'website',
	/** The page of the form, for browsers that submit it without a referer. */
	page: 'page',
} as const;

export type FieldName = FormField | 'language' | 'item' | 'items' | 'lines' | 'acceptance' | 'honeypot' | 'page';
export type Field = FieldRule & { name: FieldName };
export type Values = Readonly<Partial<Record<FieldName, string>>>;

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
