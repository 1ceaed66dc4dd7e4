import { type Change, type Conflict, changesBetween, conflictsWith, pathInForm, withChanges } from './changes.ts';

type Data = Record<string, unknown>;

/** Conflicting changes by two people, or by one person at two times: those in the form, and these. */
export interface Clash {
	theirs: Data;
	/** The user who saved them; may be empty. */
	name: string;
	/** They are the user's own, stored earlier. */
	isOwn: boolean;
	conflicts: Conflict[];
}

/** Both; for the same field the later one. */
export const together = (earlier: readonly Change[], later: readonly Change[]): Change[] => [
	...earlier.filter(({ path }) => !later.some((change) => change.path === path)),
	...later,
];

/** All changes except those of the named fields. */
export const without = (changes: readonly Change[], paths: ReadonlySet<string>): Change[] =>
	changes.filter(({ path }) => !paths.has(path));

/** The saved data, with the user's fields as they were before the user's changes. */
export const asBefore = (saved: Data, changes: readonly Change[]): Data =>
	withChanges(
		saved,
		changes.map((change) => ({ ...change, is: change.was })),
	);

/** Whether the row of a change has been deleted. */
const isGone = (data: Data, { path }: Change) =>
	pathInForm(data, path)
		.split('.')
		.some((step) => step.startsWith('#'));

/** The changes that the saved data does not contain yet, including those of deleted rows. */
export const notSaved = (saved: Data, changes: readonly Change[]): Change[] =>
	changes.filter((change) => isGone(saved, change) || changesBetween(saved, withChanges(saved, [change])).length > 0);

/** The open conflicts: fields in the form, and rows that are not in it because the other user removed them. */
export function toChoose({ theirs, conflicts }: Clash, typed: readonly Change[]): Conflict[] {
	const inForm = conflictsWith(theirs, typed);
	const gone = conflicts.filter((conflict) => isGone(theirs, conflict));
	return [...gone.filter(({ path }) => !inForm.some((conflict) => conflict.path === path)), ...inForm];
}
