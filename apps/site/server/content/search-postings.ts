/**
 * Where each word stands, and what it is worth there: one number a place, since a large catalogue has millions of them, and
 * all of them in one array. The place of the entry takes the upper 20 bits; the worth, in twentieths, the lower 12.
 */
export type Postings = {
	words: () => Iterable<string>;
	/** In the order of the entries; undefined for a word that stands nowhere. */
	of: (word: string) => Uint32Array | undefined;
	/** What a word is worth where it is worth most. */
	highest: (word: string) => number;
};

const bits = 12;
const mostWorth = 2 ** bits - 1;
const steps = 20;

export const placeIn = (posting: number): number => posting >>> bits;
export const worthIn = (posting: number): number => (posting & mostWorth) / steps;

/** What is collected comes in pieces of this many pairs, so that nothing has to be copied to make room. */
const pieceSize = 2 ** 17;

/** Collects places entry by entry, and in the end puts those of each word side by side. */
export function collectPostings() {
	const numbers = new Map<string, number>();
	const counts: number[] = [];
	const highest: number[] = [];
	const pieces: Uint32Array[] = [];
	let filled = pieceSize;

	function add(word: string, place: number, worth: number): void {
		const number = numbers.get(word) ?? numbers.size;
		if (number === numbers.size) numbers.set(word, number);
		counts[number] = (counts[number] ?? 0) + 1;
		if (filled === pieceSize) {
			pieces.push(new Uint32Array(2 * pieceSize));
			filled = 0;
		}
		const piece = pieces.at(-1);
		if (!piece) return;
		const rounded = Math.min(mostWorth, Math.round(worth * steps));
		highest[number] = Math.max(highest[number] ?? 0, rounded);
		piece[2 * filled] = number;
		piece[2 * filled + 1] = place * 2 ** bits + rounded;
		filled++;
	}

	function finish(): Postings {
		const ends = new Uint32Array(counts.length);
		let total = 0;
		for (const [number, count] of counts.entries()) {
			ends[number] = total;
			total += count;
		}
		const entries = new Uint32Array(total);
		for (const piece of pieces) {
			const pairs = piece === pieces.at(-1) ? filled : pieceSize;
			for (let at = 0; at < pairs; at++) {
				const number = piece[2 * at] ?? 0;
				const end = ends[number] ?? 0;
				entries[end] = piece[2 * at + 1] ?? 0;
				ends[number] = end + 1;
			}
		}
		pieces.length = 0;
		return {
			words: () => numbers.keys(),
			of(word) {
				const number = numbers.get(word);
				return number === undefined ? undefined : entries.subarray(beginOf(ends, number), ends[number]);
			},
			highest: (word) => (highest[numbers.get(word) ?? -1] ?? 0) / steps,
		};
	}

	return { add, finish };
}

const beginOf = (ends: Uint32Array, number: number) => (number === 0 ? 0 : (ends[number - 1] ?? 0));
