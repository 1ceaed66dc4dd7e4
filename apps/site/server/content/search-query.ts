import { isSmall } from './search-small-words.ts';
import { corrections, isShuffled, parted, type Vocabulary, wordsThatBegin } from './search-spelling.ts';
import type { Synonyms } from './search-synonyms.ts';
import { isChinese, stem } from './words.ts';

/**
 * One way to satisfy a clause: all of these words. `worth` is 1 for the typed word itself and less for synonyms and
 * corrections.
 */
export type Alternative = { words: readonly string[]; worth: number; isBeginning?: boolean; isMended?: boolean };
/** A part of a query. One that is not required only affects ranking. `mended` is the typed word, if it is unknown. */
export type Clause = { alternatives: readonly Alternative[]; required: boolean; mended?: string };

const worth = { synonym: 0.9, beginning: 0.6, longerWord: 0.3, oneMistake: 0.75, twoMistakes: 0.5 };

/** A known word up to this length is not treated as a prefix: `flu` does not match `fluid`. */
const shortWord = 3;
const mostCorrections = 6;

/** `6 panel` and `six-panel` mean the same. */
const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numbers = new Map(
	numerals.flatMap((numeral, at): [string, string][] => [
		[stem(numeral), String(at + 1)],
		[String(at + 1), stem(numeral)],
	]),
);

type Dictionary = { vocabulary: Vocabulary; synonyms: Synonyms; isProminent: (word: string) => boolean };

/** Of several possible corrections, prefers words that occur in titles and keywords. */
function likely(found: readonly string[], word: string, isProminent: Dictionary['isProminent']): readonly string[] {
	const tests = [
		isProminent,
		(candidate: string) => isShuffled(word, candidate),
		(candidate: string) => candidate[0] === word[0],
	];
	const best = tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), found);
	return best.slice(0, mostCorrections);
}

/** The alternatives for a typed word: itself, a correction, or its parts; empty if it is unknown. */
function spelled(typed: string, { vocabulary, isProminent }: Dictionary): Alternative[][] {
	const word = stem(typed);
	const asTyped = (words: readonly string[]): Alternative[][] => words.map((each) => [{ words: [each], worth: 1 }]);
	const nearest = (mistakes: 1 | 2) => {
		const found = new Set([...new Set([typed, word])].flatMap((each) => corrections(vocabulary, each, mistakes)));
		return likely(
			[...found].filter((each) => !isSmall(each)),
			typed,
			isProminent,
		);
	};
	if (vocabulary.known.has(word)) {
		const longer = word.length > shortWord ? wordsThatBegin(vocabulary, word) : [];
		return [[{ words: [word], worth: 1 }, ...beginnings(word, longer, worth.longerWord)]];
	}
	const atDigits = parted(vocabulary, typed, true);
	if (atDigits) return asTyped(atDigits);
	const begun = word.length > 1 || isChinese(word) ? wordsThatBegin(vocabulary, word) : [];
	if (begun.length > 0) return [beginnings(word, begun)];
	const parts = parted(vocabulary, typed, false);
	if (parts?.every(isProminent)) return asTyped(parts);
	const near = nearest(1);
	if (near.length > 0) return [near.map((each) => ({ words: [each], worth: worth.oneMistake, isMended: true }))];
	if (parts) return asTyped(parts);
	// For a correction of two letters, words that occur only in running text are too unlikely.
	const far = nearest(2).filter(isProminent);
	return [far.map((each) => ({ words: [each], worth: worth.twoMistakes, isMended: true }))];
}

const beginnings = (word: string, longer: readonly string[], value = worth.beginning): Alternative[] =>
	longer.map((each) => ({ words: [each], worth: (value * word.length) / each.length, isBeginning: true }));

export const exactly = (word: string): Clause => ({ alternatives: [{ words: [word], worth: 1 }], required: true });

/** Joins a word that was typed as two: in `hbs ag` the first part is not a word, but both together are. */
function wholeWords(words: readonly string[], { vocabulary: { known } }: Dictionary): string[] {
	const whole: string[] = [];
	for (const word of words) {
		const last = whole.at(-1) ?? '';
		const isPart = last !== '' && !isChinese(last) && !known.has(stem(last)) && known.has(stem(last + word));
		if (isPart) whole.splice(-1, 1, last + word);
		else whole.push(word);
	}
	return whole;
}

/** The clauses of a query: words with their spelling variants, and expressions with their synonyms. */
export function clausesOf(words: readonly string[], dictionary: Dictionary): Clause[] {
	const { synonyms, isProminent } = dictionary;
	const parts = wholeWords(words, dictionary).flatMap((typed) =>
		spelled(typed, dictionary).map((alternatives) => ({ typed, word: stem(typed), alternatives })),
	);
	const isAt = (at: number, word: string) =>
		parts[at]?.alternatives.some(({ words: [only], isBeginning }) => only === word && !isBeginning) ?? false;
	/** In 新冠检测 the middle pair is not a word: the pairs on both sides cover its characters. */
	const isBetween = (at: number, before: Clause | undefined) => {
		const [last, here, next] = [parts[at - 1]?.word ?? '', parts[at]?.word ?? '', parts[at + 1]?.word ?? ''];
		const overlap = last.at(-1) === here[0] && here.at(-1) === next[0] && here.length === 2;
		return overlap && isChinese(here) && before?.required === true && isProminent(last) && isProminent(next);
	};
	/** Synonyms of an expression that starts here. Those of a corrected word get at most its worth. */
	const meaningAt = (at: number) =>
		parts[at]?.alternatives
			.flatMap(({ words: [first], worth: likeness }) =>
				(synonyms.typed.get(first ?? '') ?? []).map((entry) => ({ entry, likeness })),
			)
			.find(({ entry }) => entry.words.every((word, offset) => isAt(at + offset, word)));
	const onlySmall = words.every((typed) => isSmall(stem(typed)));
	const clauses: Clause[] = [];
	for (let at = 0; at < parts.length; ) {
		const here = parts[at];
		if (!here) break;
		const { entry, likeness = 1 } = meaningAt(at) ?? {};
		const means = entry?.means.map((expression) => ({ words: expression, worth: worth.synonym * likeness })) ?? [];
		if (entry && entry.words.length > 1) {
			clauses.push({ alternatives: [{ words: entry.words, worth: 1 }, ...means], required: true });
			at += entry.words.length;
			continue;
		}
		const number = numbers.get(here.word);
		const otherwise = number ? [{ words: [number], worth: worth.synonym }] : [];
		clauses.push({
			alternatives: [...here.alternatives, ...otherwise, ...means],
			required: onlySmall || !(isSmall(here.word) || (!entry && isBetween(at, clauses.at(-1)))),
			...(here.alternatives.some(({ isMended }) => isMended) && { mended: here.typed }),
		});
		at++;
	}
	return clauses;
}
