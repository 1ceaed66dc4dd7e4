import { isChinese, stem } from './words.ts';

/** All indexed words in sorted order, each with a bit mask of its letters. */
export type Vocabulary = { words: readonly string[]; letters: Int32Array; known: ReadonlySet<string> };

/** One bit per letter, so that most words are ruled out without comparing them. */
function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
	return letters;
}

const isPlain = (word: string) => /^[a-z]+$/.test(word);

export function vocabularyOf(words: Iterable<string>): Vocabulary {
	const sorted = [...new Set(words)].sort();
	const letters = Int32Array.from(sorted, (word) => (isPlain(word) ? lettersOf(word) : 0));
	return { words: sorted, letters, known: new Set(sorted) };
}

const mostBeginnings = 40;

/** Words with this prefix. */
export function wordsThatBegin({ words }: Vocabulary, start: string): string[] {
	let low = 0;
	let high = words.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((words[middle] ?? '') < start) low = middle + 1;
		else high = middle;
	}
	const found: string[] = [];
	for (let at = low; at < words.length && found.length < mostBeginnings; at++) {
		const word = words[at] ?? '';
		if (!word.startsWith(start)) break;
		if (word !== start) found.push(word);
	}
	return found;
}

function bits(value: number): number {
	let count = 0;
	for (let rest = value; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** How many letters are wrong, left out, added or swapped with their neighbor; `limit + 1` for more than the limit. */
export function distance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let best = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
			}
			row[j] = cost;
			best = Math.min(best, cost);
		}
		if (best > limit) return limit + 1;
		before = last;
		last = row;
	}
	return last[b.length] ?? limit + 1;
}

/** The same letters in another order. */
export const isShuffled = (a: string, b: string): boolean =>
	a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/**
 * Known words that a misspelled one may stand for. A word with the same letters in another order counts as one mistake.
 * A word of three letters allows nothing else; two mistakes need a longer word.
 */
export function corrections({ words, letters }: Vocabulary, word: string, mistakes: 1 | 2): string[] {
	if (!isPlain(word) || word.length < (mistakes === 1 ? 3 : 7)) return [];
	const own = lettersOf(word);
	const found: string[] = [];
	for (let at = 0; at < letters.length; at++) {
		const sign = letters[at] ?? 0;
		if (sign === 0 || bits(sign ^ own) > 2 * mistakes) continue;
		const candidate = words[at] ?? '';
		if (candidate.length < 3 || Math.abs(candidate.length - word.length) > mistakes) continue;
		const isNear =
			sign === own && isShuffled(word, candidate)
				? distance(word, candidate, 2) <= 2
				: word.length > 3 && distance(word, candidate, mistakes) <= mistakes;
		if (isNear) found.push(candidate);
	}
	return found;
}

/** A word that is two known ones written together: `covid19`, `glucosemeter`. */
export function parted({ known }: Vocabulary, word: string, onlyAtDigits: boolean): [string, string] | null {
	if (isChinese(word)) return null;
	for (let at = word.length - 1; at > 0; at--) {
		const first = word.slice(0, at);
		const second = word.slice(at);
		const atDigits = /\d$/.test(first) !== /^\d/.test(second);
		if (onlyAtDigits ? !atDigits || first.length < 2 : Math.min(first.length, second.length) < 3) continue;
		if (known.has(stem(first)) && known.has(stem(second))) return [stem(first), stem(second)];
	}
	return null;
}
