import type { Registration } from '@site/contract/registrations';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { givesAnswers, notedQuestions } from '../questions.ts';
import { productList } from './catalogue.ts';
import { buildContent } from './content.ts';
import { product, snapshotWith } from './fixtures.ts';
import { productCounts } from './product-counts.ts';
import { search } from './search.ts';

const row: Registration = {
	id: 1,
	productId: 1,
	country: 'US',
	route: 'eua',
	number: 'EUA-1',
	holder: { en: 'Holder' },
	validFrom: '2026-01-01',
	validTo: '2026-12-31',
	settings: ['professional'],
	clia: 'waived',
	registerUrl: '',
	detects: { en: 'influenza A' },
};
const snapshot = snapshotWith({
	products: [product(1, { certificationIds: [20] }), product(2, { certificationIds: [] })],
	certifications: [
		{ id: 10, name: { en: 'FDA' }, parentId: null, mark: null },
		{ id: 11, name: { en: 'EUA' }, parentId: 10, mark: null, given: { route: 'eua' } },
		{ id: 20, name: { en: 'ISO 13485' }, parentId: null, mark: null },
	],
	registrations: [row, { ...row, id: 2, country: 'CN', route: 'nmpa', clia: undefined, validTo: '2026-06-30' }],
});
const on = (day: string) => buildContent(snapshot, day);
const [lastDay, dayAfter] = ['2026-12-31', '2027-01-01'];

it('all marks of a registration end with it', { tags: ['@INFO-11', '@INFO-12'] }, () => {
	const said = (day: string) => {
		const content = on(day);
		const [first] = productList(content, { page: 1, pageSize: 9, language: 'en' }).items;
		const view = notedQuestions(content, 'en').ask.product('product-1');
		return {
			statement: first?.emergencyUse.includes('influenza A'),
			badges: view?.certificationIds,
			countries: view?.registrations.map(({ countryName }) => countryName),
			filtered: productList(content, { certifications: [10], page: 1, pageSize: 9, language: 'en' }).total,
			counted: productCounts(content, {}).certifications,
			found: search(content, { keyword: 'EUA', language: 'en', page: 1, pageSize: 9 }).total,
		};
	};
	expect(said('2026-06-30')).toMatchObject({ countries: ['United States', 'China'] });
	expect(said(lastDay)).toEqual({
		statement: true,
		badges: [11, 20],
		countries: ['United States'],
		filtered: 1,
		counted: { 10: 1, 11: 1, 20: 1 },
		found: 1,
	});
	expect(said(dayAfter)).toEqual({
		statement: false,
		badges: [20],
		countries: [],
		filtered: 0,
		counted: { 20: 1 },
		found: 0,
	});
});

it('a cached page is rendered again once part of it has ended, only then', { tags: '@INFO-11' }, () => {
	const page = notedQuestions(on('2026-12-30'), 'en');
	page.ask.product('product-1');
	const other = notedQuestions(on('2026-12-30'), 'en');
	other.ask.product('product-2');
	expect(givesAnswers(on(lastDay), page.answers())).toBe(true);
	expect(givesAnswers(on(dayAfter), page.answers())).toBe(false);
	expect(givesAnswers(on(dayAfter), other.answers())).toBe(true);
});

it('the certifications of the sample follow from its registrations', () => {
	const content = buildContent(demoSnapshot, '2026-11-17');
	const without = content.snapshot.products.filter(({ certificationIds }) => certificationIds.length === 0);
	// A listing in the United States gives none; specimen checks need no registration.
	expect(without.map(({ reference }) => reference)).toEqual(['HA-SVT-7-25']);
	const professional = content.snapshot.products.find(({ id }) => id === 101);
	expect(professional?.certificationIds).toEqual([12, 13]);
	expect(content.snapshot.products.find(({ id }) => id === 104)?.certificationIds).toEqual([11, 13, 21, 32]);
});
