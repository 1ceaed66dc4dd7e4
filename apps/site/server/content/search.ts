import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { plainText } from './html.ts';
import { remember } from './memory.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { passage, termPattern } from './passage.ts';
import { type Findable, type SearchKind, searchIndex } from './search-index.ts';
import { queryWords } from './words.ts';

export type SearchResult = { kind: SearchKind; id: number; slug: string; title: string; passage: string };

const mostWords = 12;
const mostTerms = 40;

type Hits = { found: readonly Findable[]; terms: readonly string[] };

/** Every word has to match; where nothing has them all, one is enough. */
const hitsFor = remember(200, (content: Content, query: string): Hits => {
	const { all, index } = searchIndex(content);
	const strict = index.search(query, { combineWith: 'AND' });
	const results = strict.length > 0 || !query.includes(' ') ? strict : index.search(query, { combineWith: 'OR' });
	const terms = new Set<string>();
	for (const { terms: matched } of results) {
		for (const term of matched) if (terms.size < mostTerms) terms.add(term);
	}
	return { found: results.flatMap(({ id }) => all[id] ?? []), terms: [...terms] };
});

const hits = (content: Content, keyword: string): Hits => {
	const query = queryWords(keyword.slice(0, 200)).slice(0, mostWords).join(' ');
	return query === '' ? { found: [], terms: [] } : hitsFor(content, query);
};

/** Everything that matches, best first. */
export const searchHits = (content: Content, keyword: string): readonly Findable[] => hits(content, keyword).found;

/** Search over products, events and articles: word beginnings, small typos and Chinese are found. Nothing asked, nothing found. */
export function search(
	content: Content,
	{ keyword, language, ...paging }: { keyword: string; language: Language } & Paging,
): Page<SearchResult> {
	const { found, terms } = hits(content, keyword);
	const pattern = termPattern(terms);
	return pageOf(found, paging, ({ kind, id, slug, title, texts }) => ({
		kind,
		id,
		slug,
		title: inLanguage(title, language),
		passage: passage(
			texts.map((text) => plainText(inLanguage(text, language))),
			pattern,
		),
	}));
}
