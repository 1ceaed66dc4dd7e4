import type { FlattenedField } from 'payload';
import { fieldsOfRow } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { inEnglish, labelOf, type Say } from '../words/said.ts';
import { shownValue } from './shown-value.ts';

/** One field, before and after, as readable text; null is empty. */
export interface Change {
	path: string;
	label: string;
	before: string | null;
	after: string | null;
}

/** A difference by schema: relations contain ids, which `nameRelations` replaces by titles. */
export type Difference = Change & { isRelation?: true };

type Data = Record<string, unknown>;
/** `say` names the fields in the reader's language; the audit log keeps English. */
type Place = { path: string; label: string; say: Say };

/** Set by Payload itself, or derived from other fields. */
const unsaid = new Set(['id', 'createdAt', 'updatedAt', 'translatedFrom']);

/**
 * In uploads these are derived from the file, and hidden; in other collections staff may fill in fields of these names.
 */
const ofFile = new Set(['url', 'thumbnailURL', 'sizes']);
const isHidden = (field: FlattenedField) => 'admin' in field && field.admin?.hidden === true;

/** Secret fields are never even named. */
const secret = /^(hash|salt|sessions|presentPassword|resetPassword.*|loginAttempts|lockUntil|_verif.*)$/;

const isUnsaid = (field: FlattenedField) =>
	unsaid.has(field.name) ||
	secret.test(field.name) ||
	(ofFile.has(field.name) && isHidden(field)) ||
	('virtual' in field && Boolean(field.virtual));

const dataIn = (value: unknown): Data => (isObject(value) ? value : {});
const rowsIn = (value: unknown): Data[] => (Array.isArray(value) ? value.map(dataIn) : []);

const nameOf = (field: FlattenedField, say: Say): string =>
	labelOf('label' in field ? field.label : undefined, plainName(field.name), say);

/** `publishedOn` in words: `Published on`. */
const plainName = (name: string): string => {
	const words = name.replace(/^_/, '').replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
};

const within = (place: Place, field: FlattenedField): Place => ({
	...place,
	path: place.path ? `${place.path}.${field.name}` : field.name,
	label: place.label ? `${place.label} › ${nameOf(field, place.say)}` : nameOf(field, place.say),
});

const keyOf = (row: Data, at: number) => (typeof row.id === 'string' ? row.id : `at ${at}`);

/** Rows are matched by id, so that a row inserted before others is the only change. */
function changedRows(field: FlattenedField, before: Data[], after: Data[], place: Place): Difference[] {
	const former = new Map(before.map((row, at) => [keyOf(row, at), { row, at }]));
	const present = new Map(after.map((row, at) => [keyOf(row, at), { row, at }]));
	const at = (index: number): Place => ({
		...place,
		path: `${place.path}.${index}`,
		label: `${place.label} ${index + 1}`,
	});
	const changed = [...present].flatMap(([key, { row, at: index }]) =>
		differences(fieldsOfRow(field, row), former.get(key)?.row ?? {}, row, at(index)),
	);
	const removed = [...former]
		.filter(([key]) => !present.has(key))
		.flatMap(([, { row, at: index }]) => differences(fieldsOfRow(field, row), row, {}, at(index)));
	const kept = [...present.keys()].filter((key) => former.has(key));
	const order = kept.map((key) => (former.get(key)?.at ?? 0) + 1);
	const isMoved = order.some((index, position) => position > 0 && index < (order[position - 1] ?? 0));
	const sorted = [...order].sort((a, b) => a - b);
	const moved = {
		path: place.path,
		label: `${place.label}${place.say(': order', '：顺序')}`,
		before: sorted.join(', '),
		after: order.join(', '),
	};
	return [...changed, ...removed, ...(isMoved ? [moved] : [])];
}

/** The differences between two versions of a document, by field. */
export function differences(
	fields: readonly FlattenedField[],
	before: Data,
	after: Data,
	place: Place = { path: '', label: '', say: inEnglish },
): Difference[] {
	return fields.flatMap((field): Difference[] => {
		if (isUnsaid(field)) return [];
		const at = within(place, field);
		const [former, present] = [before[field.name], after[field.name]];
		if (field.type === 'array' || field.type === 'blocks')
			return changedRows(field, rowsIn(former), rowsIn(present), at);
		if (field.type === 'group' || field.type === 'tab')
			return differences(field.flattenedFields, dataIn(former), dataIn(present), at);
		if (field.type === 'join') return [];
		const [was, is] = [shownValue(field, former, place.say), shownValue(field, present, place.say)];
		// A checkbox that was never set equals one that is cleared.
		if (was === is || (field.type === 'checkbox' && Boolean(former) === Boolean(present))) return [];
		const isRelation = field.type === 'relationship' || field.type === 'upload';
		return [{ path: at.path, label: at.label, before: was, after: is, ...(isRelation && { isRelation }) }];
	});
}
