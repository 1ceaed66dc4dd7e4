import { firstNames } from '@site/contract/first-forms';
import type { FieldRule, FormField } from '@site/contract/form-types';

/** Beside the fields of the forms. */
export const otherNames = [
	'language',
	/** The product, event or job that the form is about. */
	'item',
	/** All products of a list that is watched. */
	'items',
	/** What a quote is asked for, line by line. */
	'lines',
	/** The time of an event that the visitor chose. */
	'meeting',
	/** Required, but not sent. */
	'acceptance',
	/** Hidden from people; bots fill it in. */
	'honeypot',
	/** The page of the form, for browsers that submit it without a referer. */
	'page',
] as const;

export type FieldName = FormField | (typeof otherNames)[number];
export type Field = FieldRule & { name: FieldName };
export type Values = Readonly<Partial<Record<FieldName, string>>>;

const names: Partial<Record<FieldName, string>> = { ...firstNames, honeypot: 'website' };

/** Element names of the forms: the fields as on the wire, and the others. */
export const elementName = (name: FieldName): string => names[name] ?? name;
