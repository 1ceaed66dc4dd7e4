import { describe, expect, it } from 'vitest';
import {
	categoryById,
	categoryHeads,
	categoryTree,
	certificationTree,
	product,
	productList,
	productSearch,
	relatedProducts,
	testTypes,
} from './catalogue.ts';
import { buildContent } from './content.ts';
import { snapshotWith } from './fixtures.ts';
import { navigationTree } from './navigation.ts';

const content = buildContent(snapshotWith());
const language = 'en';
const firstPage = { page: 1, pageSize: 6, language } as const;
const multiplex = 'flu-a/b-&-covid-19-multiplex-rapid-test';

describe('navigation', () => {
	it('gives the product item the categories with their children, and other items none', () => {
		const [products, about] = navigationTree(content, 'cn');
		expect(products?.children.map(({ custom }) => custom)).toEqual(['infectious', 'drugs']);
		expect(products?.children[0]?.children[0]).toMatchObject({ name: '呼吸道', url: '/product/respiratory' });
		expect(about).toEqual({ id: 2, name: '关于', url: '/about', custom: '', children: [] });
	});
});

describe('categories', () => {
	it('share the color of their area with the lists, the menu and their products', { tags: '@SHELL-36' }, () => {
		const areas = snapshotWith().categories.map((category) =>
			category.slug === 'infectious' ? { ...category, tint: 'ochre' as const } : category,
		);
		const tinted = buildContent({ ...snapshotWith(), categories: areas });
		const heads = categoryHeads(tinted, language);
		expect([heads.infectious?.tint, heads.respiratory?.tint, heads.drugs?.tint]).toEqual(['ochre', 'ochre', undefined]);
		expect(navigationTree(tinted, language)[0]?.children.map(({ tint }) => tint)).toEqual(['ochre', undefined]);
		expect(product(tinted, { slug: multiplex, language })?.tint).toBe('ochre');
	});

	it('marks only the selected one, child or parent', () => {
		const [infectious, drugs] = categoryTree(content, { selected: 'throat', language });
		expect(infectious?.selected).toBe(false);
		expect(infectious?.children.map(({ selected }) => selected)).toEqual([false, true]);
		expect(infectious?.children[0]?.level).toBe(2);
		expect(drugs?.selected).toBe(false);
	});
	it('are found by number or slug, and fall back to English', () => {
		expect(categoryById(content, { id: '12', language: 'cn' })).toMatchObject({ slug: 'throat', name: 'Throat' });
		expect(categoryById(content, { id: 'drugs', language: 'cn' })).toMatchObject({ id: 2, name: '毒品' });
		expect(categoryById(content, { id: 99, language })).toBeNull();
	});
});

describe('certifications', () => {
	const names = (keyword: string) =>
		certificationTree(content, { keyword, language }).map(({ name, children }) => [name, children.length]);
	it('keep all children of a matching parent and the parent of a matching child', () => {
		expect(names('')).toEqual([
			['United States', 2],
			['Europe', 0],
		]);
		expect(names('UNITED')).toEqual([['United States', 2]]);
		expect(names('clia')).toEqual([['United States', 1]]);
		expect(names('欧')).toEqual([['Europe', 0]]);
		expect(names('zzz')).toEqual([]);
	});
});

describe('products', () => {
	it('of a parent category include those of its children', () => {
		expect(productList(content, { ...firstPage, categories: ['infectious'] }).total).toBe(10);
		expect(productList(content, { ...firstPage, categories: ['throat', 'drugs'] }).total).toBe(2);
		expect(productList(content, { ...firstPage, categories: ['nope'] }).total).toBe(0);
		expect(productList(content, { ...firstPage, categories: ['all'] }).total).toBe(11);
	});
	it('match any of several certifications; a parent counts for its children', () => {
		expect(productList(content, { ...firstPage, certifications: [10] }).total).toBe(9);
		expect(productList(content, { ...firstPage, certifications: [12, 20] }).total).toBe(2);
		expect(productList(content, { ...firstPage, certifications: [10], testType: 2 }).total).toBe(1);
	});
	it('come in pages, empty past the end', () => {
		expect(productList(content, { ...firstPage, page: 2 })).toMatchObject({ total: 11, items: { length: 5 } });
		expect(productList(content, { ...firstPage, page: 9 })).toEqual({ items: [], total: 11 });
	});
	it('have only the test types of their categories', () => {
		expect(testTypes(content, { categories: ['throat'], language })).toEqual([{ id: 2, name: 'Molecular' }]);
		expect(testTypes(content, { language: 'cn' }).map(({ name }) => name)).toEqual(['抗原', 'Molecular', 'Panel']);
	});
	it('are found by keyword, and not without one', () => {
		expect(productSearch(content, { ...firstPage, keyword: 'stre' }).items[0]?.title).toBe('Strep A Dipstick');
		expect(productSearch(content, { ...firstPage, keyword: 'REF-0003' }).items[0]?.title).toBe('Multi-Drug Test Cup');
		expect(productSearch(content, { ...firstPage, keyword: '  ' })).toEqual({ items: [], total: 0 });
	});
});

describe('a product', () => {
	it('is shown whole in one language, sanitized and with resolved links', () => {
		const shown = product(content, { slug: multiplex, language: 'cn' });
		expect(shown).toMatchObject({
			parentName: '呼吸道',
			buyUrl: 'https://example.com/shop',
			theme: { headline: '一根拭子', resultMinutes: 10 },
			facts: [{ key: 'specimen', value: '鼻拭子' }],
			testTypes: [{ name: '抗原' }, { name: 'Molecular' }],
		});
		expect(shown?.content).toBe('<div lang="en"><p>Test 1 answers in minutes.</p></div>');
		expect(shown?.resources[0]?.content).toBe('<div lang="en"><p>Read first.</p></div>');
		expect(shown?.certificationMarks.map(({ name }) => name)).toEqual(['EUA', '美国']);
	});
	it('has neighbors from its own category first', () => {
		const related = relatedProducts(content, { slug: multiplex, language, limit: 9 });
		expect(related).toHaveLength(9);
		expect(related.at(-1)?.title).toBe('Strep A Dipstick');
	});
	it('that does not exist is null', () => {
		expect(product(content, { slug: 'nope', language })).toBeNull();
	});
});
