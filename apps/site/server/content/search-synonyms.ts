import type { Synonym } from '@site/contract/synonyms';
import { queryWords } from './words.ts';

/** An expression as its words. */
type Expression = readonly string[];
export type Synonyms = {
	/** By the first word of the typed expression, longest expression first. */
	typed: ReadonlyMap<string, readonly { words: Expression; means: readonly Expression[] }[]>;
	words: ReadonlySet<string>;
};

const expressions = (list: string): Expression[] =>
	list
		.split(/[,，、;；\n]/)
		.map(queryWords)
		.filter((words) => words.length > 0);

/** Entries for the same expression are merged. */
export function readSynonyms(list: readonly Synonym[]): Synonyms {
	const meanings = new Map<string, { words: Expression; means: Expression[] }>();
	for (const { typed, means } of list) {
		for (const words of expressions(typed)) {
			const known = meanings.get(words.join(' '));
			meanings.set(words.join(' '), { words, means: [...(known?.means ?? []), ...expressions(means)] });
		}
	}
	const typed = new Map<string, { words: Expression; means: readonly Expression[] }[]>();
	for (const entry of meanings.values()) {
		const first = entry.words[0] ?? '';
		typed.set(
			first,
			[...(typed.get(first) ?? []), entry].sort((a, b) => b.words.length - a.words.length),
		);
	}
	return { typed, words: new Set([...meanings.values()].flatMap(({ words }) => words)) };
}
