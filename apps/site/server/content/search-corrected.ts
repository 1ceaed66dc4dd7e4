import type { Text } from '@site/contract/language';
import type { Findable } from './findable.ts';
import { plainText } from './html.ts';
import type { Clause } from './search-query.ts';
import { fold, stem } from './words.ts';

/** So many of the best answers, and so many texts of each, are looked through for a word. */
const most = { answers: 5, texts: 2 };
const runs = /[\p{L}\p{N}]+/gu;

function* textsOf({ title, keywords, belongsTo, texts }: Findable): Iterable<Text> {
	yield* [title, ...keywords, ...belongsTo];
	let count = 0;
	for (const text of texts) if (count++ < most.texts) yield text;
}

/** How one of these words, of which the search knows the stems alone, is written in what was found. */
function written(found: readonly Findable[], stems: ReadonlySet<string>): string | undefined {
	for (const entry of found.slice(0, most.answers))
		for (const { en } of textsOf(entry))
			for (const [word] of plainText(en).matchAll(runs)) if (stems.has(stem(fold(word)))) return word;
	return undefined;
}

/** A word that begins a title is not a name. */
const asTyped = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

/** The query with its misspelled words as they were taken; empty where all are known, or nothing shows how they are written. */
export function correctedQuery(keyword: string, clauses: readonly Clause[], found: readonly Findable[]): string {
	let corrected = keyword;
	for (const { mended, alternatives } of clauses) {
		if (!mended) continue;
		const stems = new Set(alternatives.flatMap(({ isMended, words }) => (isMended ? words : [])));
		// One that may stand for several is looked for as all of them.
		const word = stems.size === 1 ? written(found, stems) : undefined;
		if (!word) return '';
		corrected = corrected.replace(runs, (run) => (fold(run) === mended ? asTyped(word) : run));
	}
	return corrected === keyword ? '' : corrected;
}
