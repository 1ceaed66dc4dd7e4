import type { Page } from '@playwright/test';
import type { Product } from '@site/contract/catalogue';
import { specialProducts } from '@site/contract/special-products';
import { demoSnapshot } from '@site/demo/snapshot';
import { buildContent } from '../../apps/site/server/content/content.ts';

function sample(slug: string): Product {
	const product = demoSnapshot.products.find((each) => each.slug === slug);
	if (!product) throw new Error(`The sample company has no product ${slug}`);
	return product;
}

export const products = {
	professional: sample(specialProducts.professionalMultiplex),
	atHome: sample(specialProducts.atHomeMultiplex),
	covid: sample(specialProducts.covidAntigen),
	cup: sample(specialProducts.multiDrugCup),
	rsv: sample(specialProducts.rsv),
	/** Without a theme; one is sold online, the other is not. */
	meter: sample('blood-glucose-meter-starter-kit'),
	troponin: sample('troponin-i-rapid-test'),
};

/** The product's own certifications, and those that follow from its registrations. */
export const certificationsOf = ({ id }: Product): number[] =>
	buildContent(demoSnapshot).snapshot.products.find((each) => each.id === id)?.certificationIds ?? [];

export const plainAddress = ({ slug }: Product) => `/products/${encodeURIComponent(slug)}`;

export const categoryOf = ({ categoryId }: Product) => {
	const category = demoSnapshot.categories.find(({ id }) => id === categoryId);
	if (!category) throw new Error(`No category ${categoryId}`);
	return category;
};

/** The page's structured data by type. */
export async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((data) => [data['@type'], data]));
}
