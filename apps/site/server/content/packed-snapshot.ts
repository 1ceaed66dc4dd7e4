import { Product } from '@site/contract/catalogue';
import { Article } from '@site/contract/newsroom';
import type { Snapshot } from '@site/contract/snapshot';
import { AsideFile } from './aside-file.ts';
import { htmlMarker } from './html-marks.ts';
import { inSteps } from './in-steps.ts';
import { resolveLinks } from './links.ts';
import { changer, isPacked, packer } from './packed-items.ts';

/** What lists, filters, links and search results need of an item; the rest only its own page does. */
const light = {
	products: new Set<string>([
		'id',
		'slug',
		'reference',
		'title',
		'description',
		'categoryId',
		'certificationIds',
		'testTypeIds',
		'picture',
		'documents',
		'changedOn',
	] satisfies (keyof Product)[]),
	articles: new Set<string>([
		'id',
		'slug',
		'kind',
		'isArticle',
		'title',
		'description',
		'keywords',
		'publishedOn',
		'picture',
		'changedOn',
	] satisfies (keyof Article)[]),
};

/** Fewer items than this are no burden. */
const fewest = 500;

async function packedList<T extends object>(items: T[], isLight: (name: string) => boolean, folder: string) {
	const pack = packer(new AsideFile(folder), isLight);
	const packed: T[] = [];
	await inSteps(items, (item) => packed.push(pack(item)));
	return packed;
}

/**
 * The same snapshot, with the long texts of many products or articles on disk instead of in memory. What is packed already
 * stays as it is.
 */
export async function packSnapshot(snapshot: Snapshot, folder: string, from = fewest): Promise<Snapshot> {
	const isDue = (items: readonly object[]) => items.length >= from && !items.some(isPacked);
	const { products, articles } = snapshot;
	if (!isDue(products) && !isDue(articles)) return snapshot;
	return {
		...snapshot,
		products: isDue(products) ? await packedList(products, (name) => light.products.has(name), folder) : products,
		articles: isDue(articles) ? await packedList(articles, (name) => light.articles.has(name), folder) : articles,
	};
}

type Links = Readonly<Record<string, string>>;
const marks = { products: htmlMarker(Product), articles: htmlMarker(Article) };

/** Items with their links filled in and their HTML marked, packed or not. */
function linkedList<T extends object>(items: T[], links: Links, mark: (item: unknown) => void): T[] {
	const linked = <V>(value: V): V => {
		const resolved = resolveLinks(value, links);
		mark(resolved);
		return resolved;
	};
	const change = changer(linked);
	return items.map((item) => (isPacked(item) ? change(item) : linked(item)));
}

export const linkedItems = ({ products, articles }: Pick<Snapshot, 'products' | 'articles'>, links: Links) => ({
	products: linkedList(products, links, marks.products),
	articles: linkedList(articles, links, marks.articles),
});
