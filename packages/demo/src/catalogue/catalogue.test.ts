import { Category, Certification, Product, TestType } from '@site/contract/catalogue';
import { specialProducts } from '@site/contract/special-products';
import { specificationKeys } from '@site/contract/specifications';
import { describe, expect, it } from 'vitest';
import { categories, certifications, products, testTypes } from './catalogue.ts';

const areas = categories.filter((category) => category.parentId === null);
const leafIds = categories.filter((category) => category.parentId !== null).map((category) => category.id);
const certificationLeafIds = certifications.filter((entry) => entry.parentId !== null).map((entry) => entry.id);
const testTypeIds = testTypes.map((testType) => testType.id);

const tagsOf = (html: string) => html.match(/<[^>]+>/g);

const repeated = (values: (string | number)[]) => values.filter((value, index) => values.indexOf(value) !== index);
const words = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.trim()
		.split(/\s+/).length;

describe('the sample catalogue', () => {
	it('parses with the contract', () => {
		for (const category of categories) Category.parse(category);
		for (const certification of certifications) Certification.parse(certification);
		for (const testType of testTypes) TestType.parse(testType);
		for (const product of products) Product.parse(product);
	});

	it('has nine product areas with two to four children each', () => {
		expect(areas).toHaveLength(9);
		for (const area of areas) {
			const children = categories.filter((category) => category.parentId === area.id);
			expect(children.length, area.slug).toBeGreaterThanOrEqual(2);
			expect(children.length, area.slug).toBeLessThanOrEqual(4);
		}
	});

	it('nests categories and certifications in two levels', () => {
		for (const tree of [categories, certifications]) {
			const topIds = tree.filter((entry) => entry.parentId === null).map((entry) => entry.id);
			for (const { parentId } of tree) expect([null, ...topIds]).toContain(parentId);
		}
	});

	it('holds enough products to page through', () => {
		expect(products.length).toBeGreaterThanOrEqual(48);
	});

	it('repeats no id, slug, reference or title', () => {
		for (const list of [categories, certifications, testTypes, products]) {
			expect(repeated(list.map((entry) => entry.id))).toEqual([]);
		}
		expect(repeated(categories.map((category) => category.slug))).toEqual([]);
		expect(repeated(products.map((product) => product.slug))).toEqual([]);
		expect(repeated(products.map((product) => product.reference))).toEqual([]);
		expect(repeated(products.map((product) => product.title.en))).toEqual([]);
		expect(repeated(products.flatMap((product) => product.resources.map((tab) => tab.id)))).toEqual([]);
	});

	it('leaves no category, certification or test type without products', () => {
		expect(new Set(products.map((product) => product.categoryId))).toEqual(new Set(leafIds));
		expect(new Set(products.flatMap((product) => product.certificationIds))).toEqual(new Set(certificationLeafIds));
		expect(new Set(products.flatMap((product) => product.testTypeIds))).toEqual(new Set(testTypeIds));
	});

	it('has the five products with a themed page', () => {
		for (const slug of Object.values(specialProducts)) {
			const product = products.find((candidate) => candidate.slug === slug);
			expect(product?.theme, slug).toBeTruthy();
		}
		expect(products.filter((product) => product.theme)).toHaveLength(5);
		// A swab's answer is billed and judged; a cup has its cut-offs instead.
		const told = (slug: string) => {
			const { cptCodes, performance, panel } = products.find((product) => product.slug === slug)?.theme ?? {};
			return panel ? 'cut-offs' : cptCodes && performance && 'codes and agreement';
		};
		expect(Object.values(specialProducts).map(told).toSorted()).toEqual([
			...Array.from({ length: 4 }, () => 'codes and agreement'),
			'cut-offs',
		]);
	});
});

describe.each(products)('$slug', (product) => {
	it('sits in a child of its area', () => {
		const category = categories.find((candidate) => candidate.id === product.categoryId);
		expect(category?.parentId).toBe(Math.floor(product.id / 100));
	});

	it('has the same sections, points, steps and parts in both languages', () => {
		expect(tagsOf(product.content.cn ?? '')).toEqual(tagsOf(product.content.en));
	});

	it('names every specification once', () => {
		expect(product.specifications.map((specification) => specification.key)).toEqual(specificationKeys);
	});

	it('says neither too little nor too much', () => {
		// A themed page tells its highlights and its procedure by itself.
		expect(words(product.content.en)).toBeGreaterThanOrEqual(product.theme ? 80 : 150);
		expect(words(product.content.en)).toBeLessThanOrEqual(300);
	});

	it('has two to four resource tabs', () => {
		expect(product.resources.length).toBeGreaterThanOrEqual(2);
		expect(product.resources.length).toBeLessThanOrEqual(4);
	});
});
