import { type Change, type Conflict, changesBetween, conflictsWith, pathInForm, withChanges } from './changes.ts';

type Data = Record<string, unknown>;

/** Words of two moments or two people that stand against each other: those in the form, and these. */
export interface Clash {
	theirs: Data;
	/** Who has saved them; may be empty. */
	name: string;
	/** They are the person's own, kept from before. */
	isOwn: boolean;
	conflicts: Conflict[];
}

/** Both, and the later where they name the same field. */
export const together = (earlier: readonly Change[], later: readonly Change[]): Change[] => [
	...earlier.filter(({ path }) => !later.some((change) => change.path === path)),
	...later,
];

/** All but those of the named fields. */
export const without = (changes: readonly Change[], paths: ReadonlySet<string>): Change[] =>
	changes.filter(({ path }) => !paths.has(path));

/** What is saved now, but where somebody changed it as it was before that. */
export const asBefore = (saved: Data, changes: readonly Change[]): Data =>
	withChanges(
		saved,
		changes.map((change) => ({ ...change, is: change.was })),
	);

/** Whether the row of a change is not there any more. */
const isGone = (data: Data, { path }: Change) =>
	pathInForm(data, path)
		.split('.')
		.some((step) => step.startsWith('#'));

/** Those of the changes that what is saved does not have yet, with those that find no place in it. */
export const notSaved = (saved: Data, changes: readonly Change[]): Change[] =>
	changes.filter((change) => isGone(saved, change) || changesBetween(saved, withChanges(saved, [change])).length > 0);

/** What has to be chosen now: of the fields in the form, and of rows that are not in it because the other removed them. */
export function toChoose({ theirs, conflicts }: Clash, typed: readonly Change[]): Conflict[] {
	const inForm = conflictsWith(theirs, typed);
	const gone = conflicts.filter((conflict) => isGone(theirs, conflict));
	return [...gone.filter(({ path }) => !inForm.some((conflict) => conflict.path === path)), ...inForm];
}
