import { createHash } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { type FoundField, fieldsIn, labelWithin } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import type { Say } from '../words/said.ts';
import { cellOf } from './rich-cell.ts';

/** A text of a document in both languages, as a translator reads it: formatted texts as HTML. */
export interface TextPair {
	/** Stays the same when rows are moved, because rows are named by id. */
	key: string;
	/** Path of the English field in the form. */
	path: string;
	label: string;
	isRich: boolean;
	english: string;
	chinese: string;
}

/** Rows are named by id, or by number while they have none. */
const keyOf = ({ within, field }: FoundField): string =>
	[...within, { field }]
		.map((step) => {
			if (!('index' in step)) return step.field.name;
			const own = isObject(step.row) ? step.row.id : undefined;
			return `${step.field.name}.${typeof own === 'string' && own !== '' ? own : `#${Number(step.index) + 1}`}`;
		})
		.join('.');

const address = /^(?:https?:\/\/\S*|(?:mailto|tel|link):\S+|\/[a-z0-9][\w-]{2,}[\w\-./?=&#%]*)$/i;

/** URLs and paths of the site need no translation. */
const isAddress = (text: string) => address.test(text.trim());

const ofText = ['text', 'textarea', 'richText'];

/** Every text with a Chinese counterpart (`…Cn`) beside it, including in groups, rows and sections. */
export const textPairs = (fields: readonly FlattenedField[], data: unknown, say?: Say): TextPair[] =>
	fieldsIn(fields, data).flatMap((found): TextPair[] => {
		const { field, value, path, beside } = found;
		const twin = beside.fields.find(({ name }) => name === `${field.name}Cn`);
		if (!twin || !ofText.includes(field.type)) return [];
		const isRich = field.type === 'richText';
		const [english, chinese] = [cellOf(value, isRich), cellOf(beside.data[twin.name], isRich)];
		if (isAddress(english || chinese)) return [];
		return [{ key: keyOf(found), path, label: labelWithin(found, say), isRich, english, chinese }];
	});

/** Normalizes white space for comparison. */
export const sameWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const markOf = (english: string): string =>
	createHash('sha256').update(sameWords(english)).digest('base64url').slice(0, 16);
