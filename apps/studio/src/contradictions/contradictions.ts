import { contradictionsIn } from '@site/contract/content-rules/content-rules';
import { recordOf } from '@site/contract/content-rules/record-of';
import { deadNameIn, type Warning, warningsIn } from '@site/contract/content-rules/warnings';
import type { Text } from '@site/contract/language';
import { booksOf, lotsIn } from '@site/contract/lot-books';
import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import { isObject } from '../server/is-object.ts';

/** A broken rule of content: its sentence for staff, and the places that contradict each other. */
export interface Contradiction {
	rule: string;
	sentence: Required<Text>;
	found: string[];
}

/** An item in the format of the site, in place of the published one. A global has no id, a lot is known by its number. */
export interface ChangedItem {
	part: SnapshotPart;
	item: object;
}

const idOf = (item: unknown) => (isObject(item) ? item.id : undefined);

const isLot = (item: object): item is ReturnType<typeof lotsIn>[number] => 'lot' in item && 'reference' in item;

function withItem(snapshot: Snapshot, { part, item }: ChangedItem): Snapshot {
	if (part === 'lots' && isLot(item)) {
		const others = lotsIn(snapshot.lots).filter(
			({ lot, reference }) => lot !== item.lot || reference !== item.reference,
		);
		return { ...snapshot, lots: booksOf([...others, item]) };
	}
	const published: unknown = snapshot[part];
	if (!Array.isArray(published)) return { ...snapshot, [part]: item };
	return { ...snapshot, [part]: [...published.filter((one) => idOf(one) !== idOf(item)), item] };
}

const contradictions = (snapshot: Snapshot): Contradiction[] =>
	contradictionsIn(recordOf(snapshot)).map(({ rule: { name, sentence }, found }) => ({ rule: name, sentence, found }));

/** The contradictions of the published content; with a change, only those that it would add. */
export function contradictionsWith(snapshot: Snapshot, change?: ChangedItem): Contradiction[] {
	const present = contradictions(snapshot);
	if (!change) return present;
	const known = new Set(present.flatMap(({ rule, found }) => found.map((place) => `${rule} ${place}`)));
	return contradictions(withItem(snapshot, change))
		.map((one) => ({ ...one, found: one.found.filter((place) => !known.has(`${one.rule} ${place}`)) }))
		.filter(({ found }) => found.length > 0);
}

/** The warnings about a change that its published version did not give; `deadPaths` are paths that the site lacks. */
export function warningsWith(snapshot: Snapshot, change: ChangedItem, deadPaths: readonly string[]): Warning[] {
	const isDeadName = deadNameIn(withItem(snapshot, change));
	const isDead = (to: string) => deadPaths.includes(to) || isDeadName(to);
	const part: unknown = snapshot[change.part];
	const published = Array.isArray(part) ? part.find((one) => idOf(one) === idOf(change.item)) : part;
	const nameOf = ({ rule, found }: Warning) => `${rule} ${found}`;
	const known = new Set(warningsIn(published, isDead).map(nameOf));
	return warningsIn(change.item, isDead).filter((one) => !known.has(nameOf(one)));
}
