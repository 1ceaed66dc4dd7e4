import { documentAddress } from '@site/contract/document-address';
import { gtin14 } from '@site/contract/gtin';
import { languages } from '@site/contract/language';
import { leadFormAddress } from '@site/contract/lead-forms';
import { emergencyUseStatement } from '@site/contract/registrations';
import { sampleWithRevisions as demoSnapshot } from '@site/demo/papers/sample-revisions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleAddress, noticeAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const { products, registrations, categories, notices, productDocuments, revisions, articles } = demoSnapshot;
const today = new Date().toISOString().slice(0, 10);
const site = crawledSite(4);

const underEmergencyUse = products.filter((product) => emergencyUseStatement(product, registrations, 'en', today));

const slugOf = fc.constantFrom(...products.map(({ slug }) => slug));
const emergencySlug = fc.constantFrom(...underEmergencyUse.map(({ slug }) => slug));
const query = (fields: [string, string][]) => `?${new URLSearchParams(fields)}`;

/** Places about such products that do not link their pages, or not by their address. */
const about = new Map<string, Set<string>>();
const isAbout = (path: string, slug: string) => {
	about.set(path, (about.get(path) ?? new Set()).add(slug));
	return path;
};
const emergencyPlaces = underEmergencyUse.flatMap(({ id, slug, reference, packs }) => [
	...packs.flatMap(({ gtin }) => (gtin ? [isAbout(`/01/${gtin14(gtin)}/10/A1`, slug)] : [])),
	...productDocuments
		.filter(({ productIds }) => productIds.includes(id))
		.flatMap((document) =>
			revisions
				.filter(({ documentId, state }) => documentId === document.id && state !== 'withdrawn')
				.map(({ language }) => isAbout(documentAddress({ ...document, reference, language }), slug)),
		),
	isAbout(`/documents${query([['words', reference]])}`, slug),
	isAbout(`${leadFormAddress('quote')}${query([['product', slug]])}`, slug),
]);
const noticePlaces = notices.map(({ slug, productIds }) => {
	const path = noticeAddress(slug);
	for (const product of underEmergencyUse) if (productIds.includes(product.id)) isAbout(path, product.slug);
	return path;
});

/** Texts of staff about such products. */
const writtenPlaces = articles
	.filter(({ content }) => underEmergencyUse.some(({ slug }) => content.en.includes(productAddress(slug))))
	.map(({ slug }) => articleAddress(slug));

const written = new Set(['/', '/supply-chain', ...writtenPlaces]);

/** Every place in which products appear. */
const place = fc.oneof(
	fc.constantFrom(...emergencyPlaces),
	fc.constantFrom('/notices', '/documents', '/documents?page=2', ...noticePlaces),
	// The suggestions on a missing page.
	fc.constantFrom('flu-covid', 'multiplex-home-test', 'covid-19-antigen').map((slug) => `/products/no-${slug}`),
	fc.constantFrom(...written),
	slugOf.map((slug) => productAddress(slug)),
	emergencySlug.map((slug) => productAddress(slug)),
	fc.constantFrom('all', ...categories.map(({ slug }) => slug)).map((slug) => `/product/${slug}?show=all`),
	fc
		.constantFrom('flu', 'covid', '新冠', 'multiplex', 'swab', 'HA-FCV-PRO-25')
		.map((words) => `/product/all${query([['search', words]])}`),
	fc
		.constantFrom('flu', 'covid', '新冠', 'home test', 'antigen', 'emergency', 'covid instructions', 'HA-FCV-PRO-25')
		.map((words) => `/search${query([['search', words]])}`),
	fc.tuple(emergencySlug, slugOf, fc.constantFrom('view=comparison', 'show=all', 'show=all&view=table')).map(
		([one, other, shown]) =>
			`/product/all${query([
				['compare', one],
				['compare', other],
			])}&${shown}`,
	),
);

/** The part of the page that names products, without menus. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** As it is read: names have tags inside that keep them on one line. */
const times = (html: string, part: string) => html.replace(/<\/?(?:span|wbr)[^>]*>/g, '').split(part).length - 1;

it('every place with a product under emergency use has its statement', {
	tags: '@INFO-15',
	timeout: 120_000,
}, async () => {
	expect(underEmergencyUse).toHaveLength(3);
	expect(writtenPlaces.length).toBeGreaterThan(0);
	let seen = 0;
	await fc.assert(
		fc.asyncProperty(
			place,
			fc.constantFrom(...languages),
			fc.constantFrom('desktop' as const, 'mobile' as const),
			async (path, language, layout) => {
				const { body, status } = await site.ask(path, { 'user-agent': userAgents[layout], cookie: `lang=${language}` });
				// A product with its own themed page, or an address with fewer names in it.
				if (status === 301 || status === 302) return;
				expect([path, status]).toEqual([path, path.startsWith('/products/no-') ? 404 : 200]);
				const main = mainOf(body);
				const there = underEmergencyUse.filter(({ slug, reference }) => {
					const address = productAddress(slug).replaceAll('&', '&amp;');
					if (about.get(path)?.has(slug) || main.includes(`href="/documents/${reference}/`)) return true;
					return path.startsWith(productAddress(slug)) || main.includes(`href="${address}`);
				});
				seen += there.length;
				for (const statement of new Set(
					there.map((product) => emergencyUseStatement(product, registrations, language, today) ?? ''),
				)) {
					const wanted = there.filter(
						(product) => emergencyUseStatement(product, registrations, language, today) === statement,
					);
					// A text of staff ends with one note that names all of them.
					const least = written.has(path) ? 1 : wanted.length;
					expect([path, language, layout, times(main, statement) >= least]).toEqual([path, language, layout, true]);
				}
			},
		),
		{ seed: 22, numRuns: 160 },
	);
	expect(seen).toBeGreaterThan(60);
});

it('a script gets the statement with every product', { tags: '@INFO-15' }, async () => {
	const calls = [
		'/apis/api/product/product_list?facts=1&page_size=100',
		'/apis/api/product/product_search?keyword=covid&facts=1&page_size=50',
		'/apis/api/index/search?keyword=covid&all=1&page_size=50',
		'/apis/api/index/search?keyword=covid+instructions&all=1&page_size=50',
		'/apis/api/index/search?keyword=HA-FCV-PRO-25&all=1&page_size=50',
	];
	/** The product, one of its documents, or a question on its page. */
	const isOf = ({ slug, reference }: { slug: string; reference: string }, address: string) =>
		address === slug ||
		[`/documents/${reference}/`, `${productAddress(slug)}#`].some((beginning) => address.startsWith(beginning));
	for (const call of calls) {
		for (const language of languages) {
			const { body } = await site.ask(`${call}&language=${language}`);
			const entries: { custom: string; statement?: string }[] = JSON.parse(body).data.data;
			const found = entries.flatMap(({ custom, statement }) =>
				underEmergencyUse.filter((product) => isOf(product, custom)).map((product) => ({ product, statement })),
			);
			expect(found.length).toBeGreaterThan(1);
			for (const { product, statement } of found)
				expect(statement).toBe(emergencyUseStatement(product, registrations, language, today));
		}
	}
});
