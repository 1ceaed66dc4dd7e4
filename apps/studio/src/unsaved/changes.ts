import { isObject } from '../server/is-object.ts';

type Data = Record<string, unknown>;

/** What somebody did to one field. Rows are named by their own number (`sections.#6a1f.title`), so that they may move. */
export interface Change {
	path: string;
	was: unknown;
	is: unknown;
}

/** A field that two people have changed. */
export interface Conflict extends Change {
	theirs: unknown;
}

/** Kept by the studio itself; nobody writes them. */
const unwritten = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockType']);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** Without what is empty, which forms and the database write in several ways. */
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
/** Formatted text is one value, and so is a relation to one of several kinds. */
const isGroup = (value: unknown): value is Data => isObject(value) && !('root' in value) && !('relationTo' in value);

const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join();

/** What was written since: the fields of `is` that differ, as deep as fields go. */
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

/** Where a step of a path leads: a row by its number, anything else by its name. */
function keyAt(place: unknown, step: string): string | number | undefined {
	if (!step.startsWith('#')) return isObject(place) ? step : undefined;
	const index = Array.isArray(place) ? place.findIndex((row) => isRow(row) && row.id === step.slice(1)) : -1;
	return index === -1 ? undefined : index;
}

const inside = (place: unknown, key: string | number | undefined): unknown =>
	key === undefined ? undefined : (place as Record<string | number, unknown>)[key];

export const valueAt = (data: Data, path: string): unknown =>
	path.split('.').reduce<unknown>((place, step) => inside(place, keyAt(place, step)), data);

/** The path as the form names it, with the place of each row. */
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

/** What is saved, with what somebody wrote; a row that is gone is not brought back. */
export const withChanges = (data: Data, changes: readonly Change[]): Data =>
	changes.reduce((done, { path, is }) => put(done, path.split('.'), is) as Data, data);

/** Those of the changes whose field somebody else has saved with other words since. */
export const conflictsWith = (theirs: Data, changes: readonly Change[]): Conflict[] =>
	changes
		.map((change) => ({ ...change, theirs: valueAt(theirs, change.path) }))
		.filter((change) => !isSame(change.theirs, change.was) && !isSame(change.theirs, change.is));
