import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { inLanguage, type Language, languages } from '@site/contract/language';
import { Revision } from '@site/contract/product-documents';
import { procedureOf } from '@site/contract/product-parts';
import { readingWords } from '@site/contract/reading-languages';
import { readings, whenToRead } from '@site/contract/readings';
import { guideIn } from '@site/contract/result-guide';
import { productDocuments } from '@site/demo/papers/sample-documents';
import { demoSnapshot } from '@site/demo/snapshot';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { guideAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { productPartWords } from '../../apps/site/app/messages/product-parts.ts';
import { wordsOf } from '../support/words-of.ts';
import { inParallel, userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';
import { root } from './site.ts';

const site = crawledSite(4);
const sample = join(root, 'packages/demo/build');
const revisions = Revision.array().parse(JSON.parse(readFileSync(join(sample, 'revisions.json'), 'utf8')));
const read = demoSnapshot.products.flatMap((product) => {
	const { resultGuide: guide } = product;
	return guide ? [{ product, guide }] : [];
});
type Read = (typeof read)[number];

/** Without white space and invisible characters: lines break differently on paper and on a page. */
const bare = (text: string) => text.replace(/[\s\u00ad\u200b\u2060]/g, '');

/** All texts that a reader of this test needs. */
function tellingOf({ product, guide }: Read, language: Language) {
	const said = guideIn(guide, (text) => inLanguage(text, language));
	const words = readingWords[language];
	return {
		answers: [
			whenToRead(said, words),
			...readings(said, words).flatMap(({ sees, title, text, next, fields }) => [
				sees,
				title,
				text,
				next,
				...fields.map(({ means }) => means),
			]),
		].map(bare),
		steps: procedureOf(product, (text) => inLanguage(text, language)).map(bare),
	};
}

const missing = (text: string, wanted: readonly string[]) => wanted.filter((words) => !text.includes(words));

async function pageAt(path: string, language: Language): Promise<string> {
	const { status, body } = await site.ask(addressIn(language, path), { 'user-agent': userAgents.mobile });
	expect([path, status]).toEqual([path, 200]);
	return body;
}

it('page and guide of each test have all answers, times and steps, in both languages', {
	tags: ['@READ-1', '@READ-4', '@READ-8'],
	timeout: 120_000,
}, async () => {
	expect(read.length).toBeGreaterThan(50);
	const asked = read.flatMap((one) => languages.map((language) => ({ one, language })));
	await inParallel(asked, 4, async ({ one, language }) => {
		const { answers, steps } = tellingOf(one, language);
		const { slug } = one.product;
		const notInstead = bare(readingWords[language].notInstead);
		const page = await pageAt(productAddress(slug), language);
		expect([slug, missing(bare(wordsOf(page)), [...answers, notInstead])]).toEqual([slug, []]);
		if (!one.guide.forHome) return;
		const specifications = page.indexOf(`>${productPartWords[language].specifications}</h2>`);
		expect([slug, page.indexOf('id="results"') < specifications]).toEqual([slug, true]);
		const guide = bare(wordsOf(await pageAt(guideAddress(slug), language)));
		expect([slug, missing(guide, [...answers, ...steps, notInstead])]).toEqual([slug, []]);
	});
});

async function paperText(file: string): Promise<string> {
	const data = new Uint8Array(readFileSync(join(sample, 'revisions', file)));
	const paper = await getDocument({ data, verbosity: 0 }).promise;
	const pages = Array.from({ length: paper.numPages }, (_, at) => paper.getPage(at + 1));
	const parts = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
	return bare(parts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(''));
}

it('the valid instructions print the same answers, times and steps', {
	tags: '@READ-4',
	timeout: 120_000,
}, async () => {
	const instructions = productDocuments.filter(({ kind, part }) => kind === 'ifu' && part === '');
	let compared = 0;
	for (const one of read) {
		const own = instructions.find(({ productIds }) => productIds.includes(one.product.id));
		for (const { file, language } of revisions.filter(
			({ documentId, state, language: spoken }) => documentId === own?.id && state === 'released' && spoken !== 'es',
		)) {
			const { answers, steps } = tellingOf(one, language === 'zh' ? 'cn' : 'en');
			compared += 1;
			const text = await paperText(file.name);
			expect([one.product.slug, language, missing(text, [...answers, ...steps])]).toEqual([
				one.product.slug,
				language,
				[],
			]);
		}
	}
	expect(compared).toBeGreaterThan(60);
});

it('the page of a box links the reading of its test', { tags: ['@READ-4', '@READ-8'] }, async () => {
	for (const { product, guide } of read) {
		const gtin = product.packs.find((pack) => pack.gtin)?.gtin;
		if (!gtin) continue;
		const { body } = await site.ask(boxPath({ gtin: gtin14(gtin) }), {});
		const address = guide.forHome ? guideAddress(product.slug) : productAddress(product.slug);
		expect([product.slug, body.includes(`href="${address.replaceAll('&', '&amp;')}#results"`)]).toEqual([
			product.slug,
			true,
		]);
	}
	const staff = read.find(({ guide }) => !guide.forHome)?.product.slug ?? '';
	const { status, headers } = await site.ask(guideAddress(staff), {});
	expect([status, headers.location]).toEqual([302, productAddress(staff)]);
});
