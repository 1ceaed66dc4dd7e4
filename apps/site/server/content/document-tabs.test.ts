import { expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { withDocuments } from './document-tabs.ts';
import { product, productDocument, revision, snapshotWith } from './fixtures.ts';

it('a document of a product says its lots if they have an end', { tags: '@DOC-9' }, () => {
	const one = product(1);
	const ended = { ...revision(1, 'es', 1), lots: { from: 'A1', to: 'A4' } };
	const present = { ...revision(1, 'en', 1), lots: { from: 'A5', to: '' } };
	const content = buildContent(
		snapshotWith({
			products: [one],
			productDocuments: [productDocument(1, { productIds: [1] })],
			revisions: [ended, present],
		}),
	);
	const linesIn = (language: 'en' | 'cn') =>
		withDocuments(content, one, [], language)[0]?.content.match(/(?<=>)[^<>]+(?=<\/a>)/g);
	expect(linesIn('en')).toEqual([expect.stringMatching(/\(English\)$/), expect.stringMatching(/· Lots A1 to A4$/)]);
	expect(linesIn('cn')?.[1]).toMatch(/适用于批号 A1 至 A4$/);
});
