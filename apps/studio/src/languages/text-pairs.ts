import { createHash } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { listOf } from '../publish/references.ts';
import { isObject } from '../server/is-object.ts';
import { fieldLabel, type Say } from '../words/said.ts';
import { cellOf } from './rich-cell.ts';

/** A text of a document in both languages, as a translator reads it: formatted texts as HTML. */
export interface TextPair {
	/** Stays the same when rows are moved: they are named by their own number. */
	key: string;
	/** Of the English field, as the form knows it. */
	path: string;
	label: string;
	isRich: boolean;
	english: string;
	chinese: string;
}

type Place = { key: string; path: string; label: string };

const within = (place: Place, field: FlattenedField, say?: Say): Place => ({
	key: `${place.key}${field.name}`,
	path: `${place.path}${field.name}`,
	label: place.label ? `${place.label} › ${fieldLabel(field, say)}` : fieldLabel(field, say),
});

const below = ({ key, path, label }: Place): Place => ({ key: `${key}.`, path: `${path}.`, label });

function rowsOf(field: FlattenedField, value: unknown, place: Place, say?: Say): TextPair[] {
	return listOf(value).flatMap((row, at) => {
		if (!isObject(row)) return [];
		const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
		const fields = field.type === 'array' ? field.flattenedFields : (block?.flattenedFields ?? []);
		const key = typeof row.id === 'string' && row.id !== '' ? row.id : `#${at + 1}`;
		return textPairs(
			fields,
			row,
			below({ key: `${place.key}.${key}`, path: `${place.path}.${at}`, label: `${place.label} ${at + 1}` }),
			say,
		);
	});
}

const address = /^(?:https?:\/\/\S*|(?:mailto|tel|link):\S+|\/[a-z0-9][\w-]{2,}[\w\-./?=&#%]*)$/i;

/** An address, of the web or a page of the site, is no text that somebody translates. */
const isAddress = (text: string) => address.test(text.trim());

/** Every text that has a Chinese twin beside it, wherever it stands: in groups, rows and sections. */
export function textPairs(
	fields: readonly FlattenedField[],
	data: unknown,
	place: Place = { key: '', path: '', label: '' },
	say?: Say,
): TextPair[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): TextPair[] => {
		const at = within(place, field, say);
		const value = data[field.name];
		switch (field.type) {
			case 'group':
			case 'tab':
				return textPairs(field.flattenedFields, value, below(at), say);
			case 'array':
			case 'blocks':
				return rowsOf(field, value, at, say);
			case 'text':
			case 'textarea':
			case 'richText': {
				const twin = fields.find(({ name }) => name === `${field.name}Cn`);
				if (!twin) return [];
				const isRich = field.type === 'richText';
				const [english, chinese] = [cellOf(value, isRich), cellOf(data[twin.name], isRich)];
				return isAddress(english || chinese) ? [] : [{ ...at, isRich, english, chinese }];
			}
			default:
				return [];
		}
	});
}

/** What a text is told apart by, whatever blanks stand in it. */
export const sameWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const markOf = (english: string): string =>
	createHash('sha256').update(sameWords(english)).digest('base64url').slice(0, 16);
