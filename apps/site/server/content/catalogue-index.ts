import type { Category, Certification, Product, TestType } from '@site/contract/catalogue';
import { type CompanionOf, companionsOf } from './companions.ts';
import type { Content } from './content.ts';
import { rememberOnce } from './remember.ts';

export type CatalogueIndex = {
	categories: ReadonlyMap<number, Category>;
	categoriesBySlug: ReadonlyMap<string, Category>;
	certifications: ReadonlyMap<number, Certification>;
	testTypes: ReadonlyMap<number, TestType>;
	products: ReadonlyMap<number, Product>;
	productsBySlug: ReadonlyMap<string, Product>;
	/** Canonical slugs by their lower-case spelling. */
	productSlugs: ReadonlyMap<string, string>;
	/** The products that each product is used with, whichever of the two states it. */
	companions: ReadonlyMap<number, readonly CompanionOf[]>;
};

const byId = <T extends { id: number }>(entries: readonly T[]) => new Map(entries.map((entry) => [entry.id, entry]));
const bySlug = <T extends { slug: string }>(entries: readonly T[]) =>
	new Map(entries.map((entry) => [entry.slug, entry]));

export const catalogueIndex = rememberOnce(
	({ snapshot }: Content): CatalogueIndex => ({
		categories: byId(snapshot.categories),
		categoriesBySlug: bySlug(snapshot.categories),
		certifications: byId(snapshot.certifications),
		testTypes: byId(snapshot.testTypes),
		products: byId(snapshot.products),
		productsBySlug: bySlug(snapshot.products),
		productSlugs: new Map(snapshot.products.map(({ slug }) => [slug.toLowerCase(), slug])),
		companions: companionsOf(snapshot.products),
	}),
);

/** The given ids and those of their children. */
export const withChildren = (
	ids: readonly number[],
	all: readonly { id: number; parentId: number | null }[],
): Set<number> => {
	const wanted = new Set(ids);
	for (const entry of all) if (entry.parentId !== null && ids.includes(entry.parentId)) wanted.add(entry.id);
	return wanted;
};
