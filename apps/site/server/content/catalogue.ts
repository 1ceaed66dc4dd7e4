import type { Category, Certification, Product, Tint } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type LocalPicture, localise } from './localise.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { type ProductFilter, productsThat } from './product-filter.ts';
import { inOrder, isProductOrder } from './product-order.ts';
import { type ProductRow, productRow } from './product-row.ts';
import {
	isDiscontinued,
	type ListedProduct,
	listedProduct,
	type ProductCard,
	type ProductView,
	productCard,
	productView,
} from './product-view.ts';
import { remember } from './remember.ts';
import { searchHits } from './search.ts';

export type CategoryNode = {
	id: number;
	slug: string;
	name: string;
	description: string;
	/** 1 at the top, 2 below. */
	level: number;
	/** The color of an area. */
	tint: Tint | undefined;
	selected: boolean;
	children: CategoryNode[];
};

/** The product categories as a tree; the one whose slug is `selected`, parent or child, is marked. */
export function categoryTree(
	content: Content,
	{ selected = '', language }: { selected?: string; language: Language },
): CategoryNode[] {
	const { categories } = content.snapshot;
	const node = (category: Category, level: number): CategoryNode => ({
		id: category.id,
		slug: category.slug,
		name: inLanguage(category.name, language),
		description: category.description ? inLanguage(category.description, language) : '',
		level,
		tint: category.tint,
		selected: category.slug === selected,
		children: categories.filter(({ parentId }) => parentId === category.id).map((child) => node(child, level + 1)),
	});
	return categories.filter(({ parentId }) => parentId === null).map((category) => node(category, 1));
}

/** The products with these references, in the given order; unknown references are left out. */
export function productsByReference(
	content: Content,
	{ references, language }: { references: readonly string[]; language: Language },
): { id: number; title: string; reference: string }[] {
	const found = references.flatMap(
		(reference) => content.snapshot.products.find((product) => product.reference === reference) ?? [],
	);
	return found.map(({ id, title, reference }) => ({ id, title: inLanguage(title, language), reference }));
}

export type CategoryHead = {
	name: string;
	description: string;
	/** Its own picture. If it is null, the page shows that of the area. */
	picture: LocalPicture | null;
	area: string | null;
	/** Its own color, or its area's. */
	tint: Tint | undefined;
};

const heads = remember(2, (content: Content, language: Language): Record<string, CategoryHead> => {
	const { categories } = catalogueIndex(content);
	return Object.fromEntries(
		content.snapshot.categories.map(({ slug, name, description, picture, tint, parentId }) => [
			slug,
			{
				name: inLanguage(name, language),
				description: description ? inLanguage(description, language) : '',
				picture: picture ? localise(picture, language) : null,
				area: categories.get(parentId ?? 0)?.slug ?? null,
				tint: tint ?? categories.get(parentId ?? 0)?.tint,
			},
		]),
	);
});

/** The head of each category's list, by the category's slug. */
export const categoryHeads = (content: Content, language: Language): Record<string, CategoryHead> =>
	heads(content, language);

/** A category by its number or its slug. */
export function categoryById(content: Content, { id, language }: { id: number | string; language: Language }) {
	const { categories, categoriesBySlug } = catalogueIndex(content);
	const found = categoriesBySlug.get(String(id)) ?? categories.get(Number(id));
	if (!found) return null;
	const { slug, parentId } = found;
	const description = found.description ? inLanguage(found.description, language) : '';
	return { id: found.id, slug, name: inLanguage(found.name, language), description, parentId };
}

export type CertificationNode = { id: number; name: string; children: CertificationNode[] };

/** All certifications, or those that match: a matching parent keeps all its children, a matching child keeps its parent. */
export function certificationTree(
	content: Content,
	{ keyword = '', language }: { keyword?: string; language: Language },
): CertificationNode[] {
	const { certifications } = content.snapshot;
	const wanted = keyword.trim().toLowerCase();
	const matches = ({ name }: Certification) => `${name.en}\n${name.cn ?? ''}`.toLowerCase().includes(wanted);
	const node = (entry: Certification, children: Certification[]): CertificationNode => ({
		id: entry.id,
		name: inLanguage(entry.name, language),
		children: children.map((child) => node(child, [])),
	});
	return certifications
		.filter(({ parentId }) => parentId === null)
		.flatMap((parent) => {
			const children = certifications.filter(({ parentId }) => parentId === parent.id);
			const kept = matches(parent) ? children : children.filter(matches);
			return kept.length > 0 || matches(parent) ? [node(parent, kept)] : [];
		});
}

/** The test types that products of these categories have, in the order of the snapshot. */
export function testTypes(
	content: Content,
	{ categories = [], language }: { categories?: readonly string[]; language: Language },
): { id: number; name: string }[] {
	const present = new Set(productsThat(content, { categories }).flatMap(({ testTypeIds }) => testTypeIds));
	return content.snapshot.testTypes
		.filter(({ id }) => present.has(id))
		.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
}

type ListQuery = ProductFilter &
	Paging & {
		/** An unknown order means the usual one. */
		order?: string | undefined;
		/** Adds the columns of the table and leaves out the parts that only cards show. */
		table?: boolean;
		language: Language;
	};

export const productList = (
	content: Content,
	{ page, pageSize, language, order = '', table = false, ...filter }: ListQuery,
): Page<ListedProduct & { row?: ProductRow }> =>
	pageOf(
		inOrder(content, productsThat(content, filter), isProductOrder(order) ? order : 'usual', language),
		{ page, pageSize },
		(product) => ({
			...listedProduct(content, product, language),
			...(table && { description: '', facts: '', row: productRow(content, product, language) }),
		}),
	);

/** Products that match a keyword, best first. */
export function productSearch(
	content: Content,
	{ keyword, page, pageSize, language }: { keyword: string; language: Language } & Paging,
): Page<ProductCard> {
	const { products } = catalogueIndex(content);
	const found = searchHits(content, keyword).flatMap(({ kind, id }) =>
		kind === 'product' ? (products.get(id) ?? []) : [],
	);
	return pageOf(found, { page, pageSize }, (product) => productCard(content, product, language));
}

/** Enough for all pages of a small catalogue, and for the most requested ones of a large catalogue. */
const mostViews = 250;

const views: Record<Language, (content: Content, product: Product) => ProductView> = {
	en: remember(mostViews, (content, product) => productView(content, product, 'en')),
	cn: remember(mostViews, (content, product) => productView(content, product, 'cn')),
};

export function product(
	content: Content,
	{ slug, language }: { slug: string; language: Language },
): ProductView | null {
	const found = catalogueIndex(content).productsBySlug.get(slug);
	return found ? views[language](content, found) : null;
}

/** The product's slug in its own spelling, for a slug in any letter case. */
export const productSlug = (content: Content, slug: string): string | null =>
	catalogueIndex(content).productSlugs.get(slug.toLowerCase()) ?? null;

/** Related products that can be ordered: first of the same category, then with a shared test type, then the rest. */
export function relatedProducts(
	content: Content,
	{ slug, limit = 3, language }: { slug: string; limit?: number; language: Language },
): ProductCard[] {
	const index = catalogueIndex(content);
	const of = index.productsBySlug.get(slug);
	if (!of) return [];
	const area = index.categories.get(of.categoryId)?.parentId ?? of.categoryId;
	const areaOf = ({ categoryId }: Product) => index.categories.get(categoryId)?.parentId ?? categoryId;
	const nearness = (other: Product) =>
		(other.categoryId === of.categoryId ? 4 : 0) +
		(areaOf(other) === area ? 2 : 0) +
		(other.testTypeIds.some((id) => of.testTypeIds.includes(id)) ? 1 : 0);
	return content.snapshot.products
		.filter((other) => other !== of && !isDiscontinued(content, other))
		.map((other) => ({ other, near: nearness(other) }))
		.filter(({ near }) => near > 0)
		.sort((a, b) => b.near - a.near)
		.slice(0, limit)
		.map(({ other }) => productCard(content, other, language));
}
