import { sampleWithRevisions as demoSnapshot } from '@site/demo/papers/sample-revisions';
import { expect, it } from 'vitest';
import { routeTable } from '../../../app/route-table.ts';
import { buildContent } from '../../content/content.ts';
import { structuredData } from './structured-data.ts';

const sample = buildContent(demoSnapshot, '2026-11-17');

it('search engines get the numbers of the usual pack', { tags: '@INFO-7' }, () => {
	const route = routeTable.find(({ name }) => name === 'Productsinfo');
	if (!route) throw new Error('no route of products');
	const [flu] = demoSnapshot.products.filter(({ slug }) => slug === 'flu-a-b-rapid-test');
	const [thing] = structuredData({
		content: sample,
		language: 'en',
		publicUrl: 'https://example.com',
		route,
		slug: 'flu-a-b-rapid-test',
		query: new URLSearchParams(),
		url: 'https://example.com/products/flu-a-b-rapid-test',
	});
	expect(thing).toMatchObject({ sku: flu?.reference, mpn: flu?.reference, gtin: flu?.packs[0]?.gtin });
});

it('search engines get revision, language, products and file of a document', { tags: '@DOC-22' }, () => {
	const route = routeTable.find(({ name }) => name === 'Document');
	if (!route) throw new Error('no route of documents');
	const url = 'https://example.com/documents/HA-FCV-PRO-25/ifu/es';
	const [document] = demoSnapshot.productDocuments.filter(({ kind, part }) => kind === 'ifu' && part === '');
	const held = demoSnapshot.revisions.find(
		({ documentId, language, state }) => documentId === document?.id && language === 'es' && state === 'released',
	);
	const [thing, trail] = structuredData({
		content: sample,
		language: 'cn',
		publicUrl: 'https://example.com',
		route,
		slug: null,
		query: new URLSearchParams(),
		url: `${url}?lang=cn`,
	});
	expect(thing).toMatchObject({
		'@type': 'DigitalDocument',
		name: document?.title.cn,
		inLanguage: 'es',
		version: '2',
		datePublished: held?.effectiveOn,
		encoding: { contentUrl: `${url}.pdf`, sha256: held?.file.sha256 },
		about: [{ mpn: 'HA-FCV-PRO-25' }],
	});
	expect(trail?.itemListElement).toHaveLength(3);
});
