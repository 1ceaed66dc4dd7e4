import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { categoryTree, productList } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { productCounts } from '../../apps/site/server/content/product-counts.ts';
import type { ProductFilter } from '../../apps/site/server/content/product-filter.ts';

const content = buildContent(demoSnapshot);
const tree = categoryTree(content, { language: 'en' });
const total = (filter: ProductFilter) =>
	productList(content, { ...filter, page: 1, pageSize: 1, language: 'en' }).total;

describe('the count beside a choice is the total of the list after choosing it', () => {
	const counts = productCounts(content, { categories: ['respiratory'], certifications: [13], testType: 1 });

	it('for categories, parents and children, with the test type back at All', () => {
		for (const { id, slug } of tree.flatMap((parent) => [parent, ...parent.children])) {
			expect(counts.categories[id] ?? 0, slug).toBe(total({ categories: [slug], certifications: [13] }));
		}
	});

	it('for certifications, parents and children', () => {
		for (const { id } of demoSnapshot.certifications) {
			expect(counts.certifications[id] ?? 0).toBe(
				total({ categories: ['respiratory'], certifications: [id], testType: 1 }),
			);
		}
	});

	it('for test types and All', () => {
		expect(counts.every).toBe(total({ categories: ['respiratory'], certifications: [13] }));
		for (const { id } of demoSnapshot.testTypes) {
			expect(counts.testTypes[id] ?? 0).toBe(
				total({ categories: ['respiratory'], certifications: [13], testType: id }),
			);
		}
	});
});
