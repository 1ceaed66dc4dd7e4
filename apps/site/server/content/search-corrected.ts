import type { Text } from '@site/contract/language';
import type { Findable } from './findable.ts';
import { plainText } from './html.ts';
import type { Clause } from './search-query.ts';
import { fold, stem } from './words.ts';

/** Limits of best results, and of texts in each, that are searched for the spelling of a word. */
const most = { answers: 5, texts: 2 };
const runs = /[\p{L}\p{N}]+/gu;

function* textsOf({ title, keywords, belongsTo, texts }: Findable): Iterable<Text> {
	yield* [title, ...keywords, ...belongsTo];
	let count = 0;
	for (const text of texts) if (count++ < most.texts) yield text;
}

/** The index knows only stems: finds how one of them is spelled in the results. */
function written(found: readonly Findable[], stems: ReadonlySet<string>): string | undefined {
	for (const entry of found.slice(0, most.answers))
		for (const { en } of textsOf(entry))
			for (const [word] of plainText(en).matchAll(runs)) if (stems.has(stem(fold(word)))) return word;
	return undefined;
}

/** A capitalized word may only be the first of a title, so it is shown in lower case. */
const asTyped = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

/** The query with misspelled words corrected; empty if all words are known or a correction is unclear. */
export function correctedQuery(keyword: string, clauses: readonly Clause[], found: readonly Findable[]): string {
	let corrected = keyword;
	for (const { mended, alternatives } of clauses) {
		if (!mended) continue;
		const stems = new Set(alternatives.flatMap(({ isMended, words }) => (isMended ? words : [])));
		// A word with several possible corrections is searched as all of them, so none is shown.
		const word = stems.size === 1 ? written(found, stems) : undefined;
		if (!word) return '';
		corrected = corrected.replace(runs, (run) => (fold(run) === mended ? asTyped(word) : run));
	}
	return corrected === keyword ? '' : corrected;
}
