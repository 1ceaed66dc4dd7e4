import { isObject } from '../server/is-object.ts';

type Data = Record<string, unknown>;

/** A user's change of one field. Rows are identified by id (`sections.#6a1f.title`), so that they can move. */
export interface Change {
	path: string;
	was: unknown;
	is: unknown;
}

/** A field that two people have changed. */
export interface Conflict extends Change {
	theirs: unknown;
}

/** Set by the studio itself, not by users. */
const unwritten = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockType']);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** Removes empty values, which forms and the database write in several ways. */
function bare(value: unknown): unknown {
	if (isEmpty(value)) return undefined;
	if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : undefined;
	if (!isObject(value)) return value;
	const filled = Object.entries(value)
		.map(([key, inside]) => [key, bare(inside)] as const)
		.filter(([, inside]) => inside !== undefined)
		.toSorted(([a], [b]) => (a < b ? -1 : 1));
	return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b));

const isRow = (value: unknown): value is Data & { id: string } => isObject(value) && typeof value.id === 'string';
const isRows = (value: unknown): value is (Data & { id: string })[] =>
	Array.isArray(value) && value.length > 0 && value.every(isRow);
/** Formatted text counts as one value, and so does a relation to several collections. */
const isGroup = (value: unknown): value is Data => isObject(value) && !('root' in value) && !('relationTo' in value);

const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join();

/** The fields of `is` that differ from `was`, at any depth. */
export function changesBetween(was: unknown, is: unknown, at: readonly string[] = []): Change[] {
	if (isSame(was, is)) return [];
	const deeper = (name: string, before: unknown, after: unknown) => changesBetween(before, after, [...at, name]);
	if (isRows(was) && isRows(is) && numbers(was) === numbers(is))
		return is.flatMap((row, index) => deeper(`#${row.id}`, was[index], row));
	if (isGroup(is) && (isGroup(was) || isEmpty(was)))
		return Object.keys(is)
			.filter((name) => !unwritten.has(name))
			.flatMap((name) => deeper(name, isGroup(was) ? was[name] : undefined, is[name]));
	return [{ path: at.join('.'), was, is }];
}

/** The key for a step of a path: rows by id, other values by name. */
function keyAt(place: unknown, step: string): string | number | undefined {
	if (!step.startsWith('#')) return isObject(place) ? step : undefined;
	const index = Array.isArray(place) ? place.findIndex((row) => isRow(row) && row.id === step.slice(1)) : -1;
	return index === -1 ? undefined : index;
}

const inside = (place: unknown, key: string | number | undefined): unknown =>
	key === undefined ? undefined : (place as Record<string | number, unknown>)[key];

const valueAt = (data: Data, path: string): unknown =>
	path.split('.').reduce<unknown>((place, step) => inside(place, keyAt(place, step)), data);

/** The path in the form, with the current index of each row. */
export function pathInForm(data: Data, path: string): string {
	let place: unknown = data;
	const steps = path.split('.').map((step) => {
		const key = keyAt(place, step);
		place = inside(place, key);
		return key ?? step;
	});
	return steps.join('.');
}

function put(place: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
	const known = step.startsWith('#') ? place : isObject(place) ? place : {};
	const key = keyAt(known, step);
	if (key === undefined) return place;
	const filled = rest.length === 0 ? value : put(inside(known, key), rest, value);
	return Array.isArray(known) ? known.with(Number(key), filled) : { ...(known as Data), [key]: filled };
}

/** The saved data with a user's changes; deleted rows are not restored. */
export const withChanges = (data: Data, changes: readonly Change[]): Data =>
	changes.reduce((done, { path, is }) => put(done, path.split('.'), is) as Data, data);

/** The changes whose fields somebody else has saved with different values since. */
export const conflictsWith = (theirs: Data, changes: readonly Change[]): Conflict[] =>
	changes
		.map((change) => ({ ...change, theirs: valueAt(theirs, change.path) }))
		.filter((change) => !isSame(change.theirs, change.was) && !isSame(change.theirs, change.is));
