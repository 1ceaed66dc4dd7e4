import type { Text } from '@site/contract/language';
import MiniSearch from 'minisearch';
import type { Content } from './content.ts';
import { plainText } from './html.ts';
import { isChinese, wordsOf } from './words.ts';

/** A step of this many entries takes a few milliseconds. */
const stepSize = 20;

export type SearchKind = 'product' | 'event' | 'article';

/** Something that can be found; `texts` are what a passage may come from, the best first. */
export type Findable = {
	kind: SearchKind;
	id: number;
	slug: string;
	title: Text;
	texts: Text[];
	/** Words that lead here but are not shown. */
	hidden: Text[];
};

function findables({ snapshot }: Content): Findable[] {
	const categoryNames = new Map(snapshot.categories.map(({ id, name }) => [id, name]));
	const testTypeNames = new Map(snapshot.testTypes.map(({ id, name }) => [id, name]));
	const certificationNames = new Map(snapshot.certifications.map(({ id, name }) => [id, name]));
	return [
		...snapshot.products.map((product): Findable => {
			const names = [
				categoryNames.get(product.categoryId),
				...product.testTypeIds.map((id) => testTypeNames.get(id)),
				...product.certificationIds.map((id) => certificationNames.get(id)),
			];
			const hidden = [{ en: product.reference }, product.keywords, ...names.filter((name) => name !== undefined)];
			const texts = [product.description, product.content];
			return { kind: 'product', id: product.id, slug: product.slug, title: product.title, texts, hidden };
		}),
		...snapshot.events.map((event): Findable => {
			const { id, slug, title, address, booth } = event;
			return { kind: 'event', id, slug, title, texts: [address], hidden: [{ en: booth }] };
		}),
		...snapshot.articles.map((article): Findable => {
			const { id, slug, title, keywords } = article;
			return { kind: 'article', id, slug, title, texts: [article.description, article.content], hidden: [keywords] };
		}),
	];
}

const bothLanguages = (texts: readonly Text[]) => texts.map(({ en, cn }) => (cn ? `${en} ${cn}` : en)).join(' ');

type Entry = { id: number; title: string; hidden: string; text: string };
export type SearchIndex = { all: readonly Findable[]; index: MiniSearch<Entry> };

/** Between equals, visitors look for a product. */
const productBoost = 1.3;

/** One index over both languages: a visitor of either may type either. */
const emptyIndex = (all: readonly Findable[]) =>
	new MiniSearch<Entry>({
		fields: ['title', 'hidden', 'text'],
		tokenize: wordsOf,
		processTerm: (term) => term,
		searchOptions: {
			boost: { title: 5, hidden: 2 },
			boostDocument: (id: number) => (all[id]?.kind === 'product' ? productBoost : 1),
			tokenize: (query) => query.split(' '),
			prefix: (term) => term.length > 1 || isChinese(term),
			fuzzy: (term) => (term.length > 3 && !isChinese(term) && !/\d/.test(term) ? 0.2 : false),
			maxFuzzy: 2,
			weights: { fuzzy: 0.1, prefix: 0.25 },
			bm25: { k: 1.2, b: 0.4, d: 0.5 },
		},
	});

const entry = ({ title, texts, hidden }: Findable, id: number): Entry => ({
	id,
	title: bothLanguages([title]),
	hidden: bothLanguages(hidden),
	text: plainText(bothLanguages(texts)),
});

const indexes = new WeakMap<Content, SearchIndex>();

export function searchIndex(content: Content): SearchIndex {
	const known = indexes.get(content);
	if (known) return known;
	const all = findables(content);
	const built = { all, index: emptyIndex(all) };
	built.index.addAll(built.all.map(entry));
	indexes.set(content, built);
	return built;
}

/** Builds the index in small steps, so that nobody waits for it: to be called before new content is put to use. */
export async function prepareSearch(content: Content): Promise<void> {
	if (indexes.has(content)) return;
	const all = findables(content);
	const built = { all, index: emptyIndex(all) };
	for (let start = 0; start < built.all.length; start += stepSize) {
		built.index.addAll(built.all.slice(start, start + stepSize).map((found, offset) => entry(found, start + offset)));
		await new Promise((resolve) => setImmediate(resolve));
	}
	indexes.set(content, built);
}
