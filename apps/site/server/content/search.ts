import { inLanguage, type Language, type Text } from '@site/contract/language';
import { pictureWidths, usualUrl } from '@site/contract/picture-sizes';
import type { SearchKind } from '@site/contract/wire';
import { noticeAddress } from '../../app/destinations.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';
import { findableLots } from './findable-lots.ts';
import { plainText } from './html.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { passage, termPattern } from './passage.ts';
import { isDiscontinued } from './product-view.ts';
import { professionalUse, statementOf } from './registrations.ts';
import { remember } from './remember.ts';
import { placesOfCode } from './search-codes.ts';
import { correctedQuery } from './search-corrected.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';
import { allPapers, askedPapers, paperStating, papersFound, papersOfNamed } from './search-papers.ts';
import { type Clause, clausesOf, exactly } from './search-query.ts';
import { rank } from './search-ranking.ts';
import { isSmall } from './search-small-words.ts';
import { askedWords, isQuestion, stem, typedWords } from './words.ts';

export type SearchResult = {
	kind: SearchKind;
	id: number;
	slug: string;
	title: string;
	passage: string;
	/** The address of a small picture; empty if there is none. */
	thumbnail: string;
	/** The number that a product is ordered by; empty for everything else. */
	reference: string;
	/** A product that is no longer made. */
	isDiscontinued: boolean;
	/** The product that a question is about; empty for all else. */
	product: string;
	/** The statement required for products under emergency use, if the result is or concerns one; else empty. */
	emergencyUse: string;
	/** The note that a product is for professionals only; empty for everything else. */
	use: string;
};
/** `words` are the stems that were searched, for highlighting. */
export type SearchAnswer = Page<SearchResult> & {
	words: readonly string[];
	/** The query that was searched instead, if words were misspelled; otherwise empty. */
	corrected: string;
};

const longestKeyword = 200;
const mostWords = 8;
const mostMarked = 40;
/** The papers of this many products come before all other results. */
const papersFirst = 3;

/** Limits the number of words. Optional ones are dropped first, starting with those at the beginning. */
function countedWords(words: readonly string[]): string[] {
	const counted = [...words];
	for (const word of words) {
		if (counted.length > mostWords && isSmall(stem(word))) counted.splice(counted.indexOf(word), 1);
	}
	return counted.slice(0, mostWords);
}

/** The kinds on the wire unless all are requested. */
const wireKinds: ReadonlySet<SearchKind> = new Set(['product', 'event', 'article']);

type Hits = { found: readonly Findable[]; words: readonly string[]; corrected: string };

const hitsOf = (content: Content, keyword: string): Hits => {
	const index = searchIndex(content);
	const { places, code } = placesOfCode(index.codes, keyword);
	// With an exact code, only entries that contain it are added.
	const clauses = code ? [exactly(code)] : clausesOf(countedWords(typedWords(keyword)), index);
	const ranked = [...new Set([...places, ...rank(index, clauses, isQuestion(keyword))])];
	const required = clauses.filter((clause) => clause.required);
	const marked = required.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words));
	const entries = ranked.flatMap((place) => index.all[place] ?? []);
	const isNumber = code !== null && places.length === 1;
	const found = isNumber
		? withAllPapers(content, code, entries)
		: noticesFirst(keyword, withPapers(content, index, keyword, { found: entries, clauses }));
	const lots = findableLots(content, keyword);
	return {
		found: [...lots, ...found],
		words: [...new Set(marked)].slice(0, mostMarked),
		corrected: lots.length > 0 ? '' : correctedQuery(keyword, clauses, found),
	};
};

/** Limit of entries in all cached answers. Each answer counts 2,000 more, so there are at most 200. */
const mostRemembered = 400_000;
const hitsFor = remember(mostRemembered, hitsOf, ({ found }) => found.length + 2000);

/** For the number of a product: the product and its papers, the one that states the number first. */
const withAllPapers = (content: Content, code: string, [named, ...others]: readonly Findable[]): readonly Findable[] =>
	named ? [named, ...allPapers(content, named.id, paperStating(content, named.id, code)), ...others] : [];

const asksForNotices = /\brecall(?:s|ed)?\b|\bsafety alerts?\b|\bnotices?\b(?! d.)|召回|安全(?:通告|通知)/i;
const isNotice = ({ slug }: Findable) => `${slug}/`.startsWith(noticeAddress(''));

/** A search for recalls should show the notices before the product. */
const noticesFirst = (keyword: string, found: readonly Findable[]): readonly Findable[] =>
	asksForNotices.test(keyword) ? [...found.filter(isNotice), ...found.filter((entry) => !isNotice(entry))] : found;

type Ranked = { found: readonly Findable[]; clauses: readonly Clause[] };

/**
 * For a query that names a kind of paper: those of the matching products, the first few before everything else. For
 * another query: those of the products that it names, after the kinds on the wire (CALL-25).
 */
function withPapers(content: Content, index: SearchIndex, keyword: string, { found, clauses }: Ranked) {
	const asked = askedPapers(keyword);
	if (!asked) {
		const after = found.findLastIndex(({ kind }) => wireKinds.has(kind)) + 1;
		return found.toSpliced(after, 0, ...papersOfNamed(content, found, clauses));
	}
	const words = countedWords(askedWords(asked.about));
	const isAboutAny = words.every((word) => isSmall(stem(word)));
	const { places } = placesOfCode(index.codes, asked.about);
	const about = isAboutAny ? index.all.keys() : [...new Set([...places, ...rank(index, clausesOf(words, index))])];
	const products = [...about].flatMap((place) => {
		const entry = index.all[place];
		return entry?.kind === 'product' ? [{ entry, papers: papersFound(content, entry.id, asked) }] : [];
	});
	const isAsked = ({ written }: { written: string }) => written === asked.language;
	const some = products.flatMap(({ papers }) => (papers.length > 0 ? [papers] : []));
	const inLanguage = some.filter((papers) => papers.some(isAsked));
	if (asked.isAside) {
		const beside = products.slice(0, papersFirst).flatMap(({ papers }) => papers.filter(isAsked));
		return [...found.slice(0, 1), ...beside, ...found.slice(1)];
	}
	const those = [...inLanguage, ...some.filter((papers) => !papers.some(isAsked))];
	// If the product has no such paper, the product itself is shown.
	const meant = isAboutAny || products[0]?.papers.length !== 0 ? [] : [products[0].entry];
	return [...new Set([...meant, ...those.slice(0, papersFirst).flat(), ...found, ...those.slice(papersFirst).flat()])];
}

const hits = (content: Content, keyword: string): Hits => {
	const asked = keyword.slice(0, longestKeyword).trim();
	return typedWords(asked).length === 0 ? { found: [], words: [], corrected: '' } : hitsFor(content, asked);
};

/** Everything that matches, best first. */
export const searchHits = (content: Content, keyword: string): readonly Findable[] => hits(content, keyword).found;

const [thumbnailWidth] = pictureWidths;

/** Lazily, since the first text is mostly enough. */
function* wordsIn(texts: Iterable<Text>, language: Language) {
	for (const text of texts) yield plainText(inLanguage(text, language));
}

/** The status of a product result, and the statements required for results about products. */
function standingOf(content: Content, { kind, id, about = [] }: Findable, language: Language) {
	const product = kind === 'product' ? catalogueIndex(content).products.get(id) : undefined;
	const statements = [...(product ? [id] : []), ...about].map((one) => statementOf(content, { id: one }, language));
	const asked = kind === 'question' ? catalogueIndex(content).products.get(about[0] ?? 0) : undefined;
	return {
		reference: product?.reference ?? '',
		isDiscontinued: product !== undefined && isDiscontinued(content, product),
		product: asked ? inLanguage(asked.title, language) : '',
		emergencyUse: [...new Set(statements)].filter(Boolean).join(' '),
		use: product ? professionalUse(content, product, language) : '',
	};
}

/**
 * Searches by words, prefixes, small typos, Chinese, codes and the synonyms that staff define. An empty query finds
 * nothing.
 */
export function search(
	content: Content,
	{ keyword, language, all = false, ...paging }: { keyword: string; language: Language; all?: boolean } & Paging,
): SearchAnswer {
	const { found, words, corrected } = hits(content, keyword);
	const pattern = termPattern(words);
	const wanted = all
		? found.filter(({ only = language }) => only === language)
		: found.filter(({ kind }) => wireKinds.has(kind));
	const page = pageOf(wanted, paging, (entry) => {
		const { kind, id, slug, title, texts, picture } = entry;
		return {
			kind,
			id,
			slug,
			title: inLanguage(title, language),
			passage: passage(wordsIn(texts, language), pattern),
			thumbnail: picture ? usualUrl(picture.url, thumbnailWidth) : '',
			...standingOf(content, entry, language),
		};
	});
	return { ...page, words, corrected };
}
