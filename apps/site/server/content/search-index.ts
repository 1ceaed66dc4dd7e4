import type { Text } from '@site/contract/language';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';
import { findables } from './findables.ts';
import { plainText } from './html.ts';
import { inSteps } from './in-steps.ts';
import { type CodeBook, codeBook } from './search-codes.ts';
import { collectPostings, type Postings } from './search-postings.ts';
import { type Vocabulary, vocabularyOf } from './search-spelling.ts';
import { readSynonyms, type Synonyms } from './search-synonyms.ts';
import { isChinese, joinedWords, wordsOf } from './words.ts';

/** A step of this many entries takes a few milliseconds. */
const stepSize = 20;

/** The weight of a word by where it occurs. */
export const standing = { title: 10, keywords: 6, belongsTo: 4, description: 3, text: 1 };
const longestText = 20_000;

export type SearchIndex = {
	all: readonly Findable[];
	postings: Postings;
	/** The number of words in the title of each entry, by language. */
	titleLengths: { en: readonly number[]; cn: readonly number[] };
	codes: CodeBook;
	synonyms: Synonyms;
	vocabulary: Vocabulary;
	isProminent: (word: string) => boolean;
};

type Draft = {
	all: readonly Findable[];
	collected: ReturnType<typeof collectPostings>;
	lengths: { en: number[]; cn: number[] };
	codes: { place: number; codes: readonly string[] }[];
};

/** The number of words of one script in a name. */
const wordsIn = ({ en, cn = '' }: Text, chinese: boolean): number =>
	wordsOf(`${en} ${cn}`).filter((word) => isChinese(word) === chinese && (!chinese || word.length > 1)).length;

/** One index over both languages: a visitor of either may type either. */
function add({ all, collected, lengths, codes }: Draft, place: number): void {
	const entry = all[place];
	if (!entry) return;
	const worth = new Map<string, number>();
	const note = (texts: readonly Text[], value: number) => {
		const joined = plainText(
			texts.map(({ en, cn }) => `${en.slice(0, longestText)}\n${cn?.slice(0, longestText) ?? ''}`).join('\n'),
		);
		const words = value >= standing.keywords ? [...wordsOf(joined), ...joinedWords(joined)] : wordsOf(joined);
		for (const word of words) worth.set(word, Math.max(value, (worth.get(word) ?? 0) + value / 20));
	};
	const [first, ...others] = entry.texts;
	note(entry.menuName ? [entry.title, entry.menuName] : [entry.title], standing.title);
	note(entry.keywords, standing.keywords);
	note(entry.belongsTo, standing.belongsTo);
	if (first) note([first], standing.description);
	note(others, standing.text);
	const names = entry.menuName ? [entry.title, entry.menuName] : [entry.title];
	lengths.en[place] = Math.min(...names.map((name) => wordsIn(name, false)));
	lengths.cn[place] = Math.min(...names.map((name) => wordsIn(name, true)));
	for (const [word, value] of worth) collected.add(word, place, value);
	if (entry.codes.length > 0) codes.push({ place, codes: entry.codes });
}

function finish({ all, collected, lengths, codes }: Draft, { snapshot }: Content): SearchIndex {
	const postings = collected.finish();
	const synonyms = readSynonyms(snapshot.synonyms);
	const prominent = new Set<string>(synonyms.words);
	for (const word of postings.words()) {
		if (postings.highest(word) >= standing.belongsTo) prominent.add(word);
	}
	return {
		all,
		postings,
		titleLengths: lengths,
		codes: codeBook(codes),
		synonyms,
		vocabulary: vocabularyOf([...postings.words(), ...synonyms.words]),
		isProminent: (word) => prominent.has(word),
	};
}

const draftOf = (all: readonly Findable[]): Draft => ({
	all,
	collected: collectPostings(),
	lengths: { en: [], cn: [] },
	codes: [],
});

const indexes = new WeakMap<Content, SearchIndex>();

export function searchIndex(content: Content): SearchIndex {
	const known = indexes.get(content);
	if (known) return known;
	const built = indexOf(findables(content), content);
	indexes.set(content, built);
	return built;
}

/** An index of these entries only. */
export function indexOf(all: readonly Findable[], content: Content): SearchIndex {
	const draft = draftOf(all);
	for (let place = 0; place < all.length; place++) add(draft, place);
	return finish(draft, content);
}

/** Builds the index in small steps, so that it does not block the event loop. Call it before new content is served. */
export async function prepareSearch(content: Content): Promise<void> {
	if (indexes.has(content)) return;
	const draft = draftOf(findables(content));
	await inSteps(draft.all.keys(), (place) => add(draft, place), stepSize);
	indexes.set(content, finish(draft, content));
}
