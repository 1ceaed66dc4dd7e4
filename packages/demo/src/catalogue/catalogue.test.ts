import { Category, Certification, Product, TestType } from '@site/contract/catalogue';
import { isFact, specificationKeys } from '@site/contract/facts';
import { certificationIdsOf, Registration } from '@site/contract/registrations';
import { specialProducts } from '@site/contract/special-products';
import { describe, expect, it } from 'vitest';
import { productDocuments } from '../papers/sample-documents.ts';
import { categories, certifications, products, testTypes } from './catalogue.ts';
import { usualOrdering } from './ordering.ts';
import { registrations } from './registrations.ts';

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
		for (const registration of registrations) Registration.parse(registration);
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
		const packs = products.flatMap((product) => product.packs);
		expect(repeated(packs.map((pack) => pack.reference))).toEqual([]);
		expect(repeated(packs.map((pack) => pack.gtin ?? ''))).toEqual([]);
		expect(repeated(products.map((product) => product.title.en))).toEqual([]);
		expect(repeated(products.flatMap((product) => product.resources.map((tab) => tab.id)))).toEqual([]);
	});

	it('leaves no category, certification or test type without products', () => {
		expect(new Set(products.map((product) => product.categoryId))).toEqual(new Set(leafIds));
		const carried = products.flatMap((product) => {
			const own = registrations.filter(({ productId }) => productId === product.id);
			return certificationIdsOf(product, certifications, own, '2026-11-17');
		});
		expect(new Set(carried)).toEqual(new Set(certificationLeafIds));
		expect(new Set(products.flatMap((product) => product.testTypeIds))).toEqual(new Set(testTypeIds));
	});

	it('describes products by their packs, some by two, with GS1 example numbers', () => {
		for (const { packs, reference } of products) {
			expect(packs[0]?.reference).toBe(reference);
			for (const { gtin } of packs) expect(gtin).toMatch(/^952\d{10}$/);
		}
		expect(products.filter(({ packs }) => packs.length > 1).length).toBeGreaterThanOrEqual(8);
	});

	it('has counts for products under emergency use and at least ten others', () => {
		const told = products.filter(({ performance }) => performance);
		const emergency = registrations.filter(({ route }) => route === 'eua').map(({ productId }) => productId);
		expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(emergency));
		expect(told.length).toBeGreaterThanOrEqual(emergency.length + 10);
	});

	it('counts specimens for all targets, and has no two studies with equal figures', () => {
		const counted = products.flatMap(({ slug, performance }) =>
			(performance?.targets ?? []).flatMap(({ name, positive, negative }) =>
				positive.total && negative.total ? { slug, name: name.en, positive, negative } : [],
			),
		);
		for (const targets of Map.groupBy(counted, ({ slug }) => slug).values()) {
			const totals = targets.map(({ positive, negative }) => (positive.total ?? 0) + (negative.total ?? 0));
			expect(new Set(totals).size, targets[0]?.slug).toBe(1);
		}
		expect(repeated(counted.map(({ name, positive, negative }) => JSON.stringify([name, positive, negative])))).toEqual(
			[],
		);
	});

	it('has studies of CLIA-waived products where untrained people use them', () => {
		const waived = registrations.flatMap(({ productId, clia }) => (clia === 'waived' ? [productId] : []));
		const studied = products.filter(({ id }) => waived.includes(id)).flatMap(({ performance }) => performance ?? []);
		const settings = studied.flatMap(({ targets }) => targets.map(({ setting }) => setting?.en));
		expect(settings.length).toBeGreaterThan(5);
		for (const setting of settings) expect(setting).toContain('untrained users');
	});

	it('gives self-tests class C of IVDR, except pregnancy and ovulation (rule 4)', () => {
		const classes = registrations
			.filter(({ route }) => route === 'ce-ivdr')
			.map((row) => [row.productId, row.deviceClass]);
		const classOf = new Map(classes.map(([id, name]) => [id, name]));
		expect([401, 403, 405, 703, 806, 901].map((id) => classOf.get(id))).toEqual(['B', 'B', 'C', 'C', 'C', 'C']);
	});

	it('has order terms for all products, and other ones for at least eight', () => {
		expect(Object.keys(usualOrdering)).toHaveLength(5);
		const others = products.filter(({ ordering }) => Object.keys(ordering).length > 0);
		expect(others.length).toBeGreaterThanOrEqual(8);
		for (const { specifications, ordering } of products) {
			const isCold = specifications.some(({ key, value }) => key === 'storage' && value.en.includes('2–8\u00a0°C'));
			expect(Boolean(ordering.transport?.en.includes('cold'))).toBe(isCold);
		}
	});

	it('links existing products only: three instruments or more, two successors', () => {
		const ids = products.map(({ id }) => id);
		const related = products.filter(({ worksWith }) => worksWith.length > 0);
		expect(related.length).toBeGreaterThanOrEqual(3);
		for (const { productId } of related.flatMap(({ worksWith }) => worksWith)) expect(ids).toContain(productId);
		const successors = products.flatMap(({ discontinued }) => (discontinued ? [discontinued.successorId] : []));
		expect(successors).toHaveLength(2);
		for (const successor of successors) expect(ids).toContain(successor);
	});

	it('has the five products with a themed page', () => {
		for (const slug of Object.values(specialProducts)) {
			const product = products.find((candidate) => candidate.slug === slug);
			expect(product?.theme, slug).toBeTruthy();
		}
		expect(products.filter((product) => product.theme)).toHaveLength(5);
		// Swab tests have billing codes and agreement figures; home tests have no codes, and a cup has cut-offs
		// instead.
		const told = (slug: string) => {
			const product = products.find((each) => each.slug === slug);
			const { cptCodes, panel } = product?.theme ?? {};
			if (panel) return 'cut-offs';
			return product?.performance && (cptCodes ? 'codes and agreement' : 'agreement');
		};
		expect(Object.values(specialProducts).map(told).toSorted()).toEqual([
			'agreement',
			...Array.from({ length: 3 }, () => 'codes and agreement'),
			'cut-offs',
		]);
	});
});

describe.each(products)('$slug', (product) => {
	it('is in a child of its area', () => {
		const category = categories.find((candidate) => candidate.id === product.categoryId);
		expect(category?.parentId).toBe(Math.floor(product.id / 100));
	});

	it('has the same sections, points, steps and parts in both languages', () => {
		expect(tagsOf(product.content.cn ?? '')).toEqual(tagsOf(product.content.en));
	});

	it('names every specification once', () => {
		const stated = product.specifications.map(({ key }) => key);
		const expected = specificationKeys.filter((key) => isFact(key, 'expected') || stated.includes(key));
		expect(stated).toEqual(expected);
	});

	it('is neither too short nor too long', () => {
		// A themed page has its highlights and its procedure outside this text.
		expect(words(product.content.en)).toBeGreaterThanOrEqual(product.theme ? 80 : 150);
		expect(words(product.content.en)).toBeLessThanOrEqual(300);
	});

	it('has documents, and at most one tab with its own text', () => {
		expect(productDocuments.filter(({ productIds }) => productIds.includes(product.id)).length).toBeGreaterThanOrEqual(
			1,
		);
		expect(product.resources.length).toBeLessThanOrEqual(1);
	});
});
