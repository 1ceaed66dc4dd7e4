/**
 * The entries and weights of each word, packed into one number each, since a large catalogue has millions: the entry in
 * the upper 20 bits, the weight in twentieths in the lower 12. All are in one array.
 */
export type Postings = {
	words: () => Iterable<string>;
	/** In entry order; undefined for an unknown word. */
	of: (word: string) => Uint32Array | undefined;
	/** The highest weight of a word in any entry. */
	highest: (word: string) => number;
};

const bits = 12;
const mostWorth = 2 ** bits - 1;
const steps = 20;

export const placeIn = (posting: number): number => posting >>> bits;
export const worthIn = (posting: number): number => (posting & mostWorth) / steps;

/** Postings are collected in chunks of this many pairs, so that no growing array has to be copied. */
const pieceSize = 2 ** 17;

/** Collects postings entry by entry, and finally groups them by word. */
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
