import { type FormField, wireNames } from '@site/contract/forms';
import { itemField } from '@site/contract/item';

/** What the elements of the forms are called: the fields as on the wire, and what stands beside them. */
export const elementNames = {
	...wireNames,
	language: 'language',
	/** The product, event or job that the form is about. */
	item: itemField,
	/** Asked for and not sent. */
	acceptance: 'acceptance',
	/** People do not see it; machines fill it in. */
	honeypot: 'website',
	/** Where the form stands, for browsers that send it themselves and do not say. */
	page: 'page',
} as const;

export type FieldName = FormField | 'language' | 'item' | 'acceptance' | 'honeypot' | 'page';
export type Values = Readonly<Partial<Record<FieldName, string>>>;
