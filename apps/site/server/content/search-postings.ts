/**
 * Where a word stands, and what it is worth there: one number each, since a large catalogue has millions of them. The place
 * of the entry takes the upper 20 bits; the worth, in twentieths, the lower 12.
 */
export type Postings = { entries: Uint32Array; length: number };

const bits = 12;
const mostWorth = 2 ** bits - 1;
const steps = 20;

export const placeIn = (posting: number): number => posting >>> bits;
export const worthIn = (posting: number): number => (posting & mostWorth) / steps;

/** The list with one more, in the room that it has or in twice as much. */
export function addPosting(list: Postings = { entries: new Uint32Array(2), length: 0 }, place: number, worth: number) {
	if (list.length === list.entries.length) {
		const wider = new Uint32Array(2 * list.length);
		wider.set(list.entries);
		list.entries = wider;
	}
	list.entries[list.length++] = place * 2 ** bits + Math.min(mostWorth, Math.round(worth * steps));
	return list;
}

/** Without the room that it does not need. */
export const trimmed = ({ entries, length }: Postings): Postings => ({ entries: entries.slice(0, length), length });
