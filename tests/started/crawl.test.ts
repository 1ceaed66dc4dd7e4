import { createHash } from 'node:crypto';
import { documentAddress, documentFileAddress } from '@site/contract/document-address';
import { inLanguage } from '@site/contract/language';
import { nameOfRevision } from '@site/contract/product-documents';
import { plannedRevisions } from '@site/demo/papers/sample-documents';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import {
	articleAddress,
	boardMemberAddress,
	eventAddress,
	noticeAddress,
	productAddress,
} from '../../apps/site/app/destinations.ts';
import { byDepth } from '../support/depth.ts';
import { linksOf } from '../support/page-head.ts';
import { inParallel, userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const agent = crawledSite(4);

/** Parameters that lead to other items; filters and orders only show the same items. */
const followed = new Set(['page', 'name', 'job', 'all', 'for']);

const isFollowed = (address: string) => {
	const { pathname, searchParams } = new URL(address, 'http://site');
	return (
		!/^\/(documents|calendar|feeds?)\//.test(pathname) && [...searchParams.keys()].every((name) => followed.has(name))
	);
};

/** Follows links from the home page without script, until all wanted items were found. */
async function crawl(userAgent: string, wanted: readonly string[]) {
	const seen = new Set(['/']);
	const broken: string[] = [];
	for (let next = ['/']; next.length > 0 && !wanted.every((address) => seen.has(address)); ) {
		const found = new Set<string>();
		await inParallel(next, 4, async (address) => {
			const { status, body, headers } = await agent.ask(address, { 'user-agent': userAgent });
			if (status >= 400) broken.push(`${status} ${address}`);
			for (const link of [...linksOf(body, `http://site${address}`), ...(headers.location ? [headers.location] : [])])
				found.add(link);
		});
		next = [...found].filter((link) => !seen.has(link) && isFollowed(link));
		for (const link of found) seen.add(link);
	}
	return { seen, broken };
}

// The layout for wide windows is crawled whole in found.test.ts.
it('mobile links from the home page reach every item, and nothing missing', {
	tags: '@ROUTE-14',
	timeout: 120_000,
}, async () => {
	const { articles, events, jobs, notices, products, boardMembers } = demoSnapshot;
	const wanted = [
		...articles.map(({ slug }) => articleAddress(slug)),
		...events.filter(({ url }) => url === '').map(({ slug }) => eventAddress(slug)),
		...jobs.map(({ id }) => `/careers-apply?job=${id}`),
		...products.map(({ slug }) => productAddress(slug)),
		...notices.map(({ slug }) => noticeAddress(slug)),
		...boardMembers.map(({ key }) => boardMemberAddress(key)),
	];
	const { seen, broken } = await crawl(userAgents.mobile, wanted);
	expect(wanted.filter((address) => !seen.has(address))).toEqual([]);
	expect(broken).toEqual([]);
});

const smallOnes = /<a href="#picture-\d+"[\s\S]*?<\/a>/g;
const shown = /<img src="\/media\/([\w-]+?)-[0-9a-f]{10}-1200\.webp"/g;

it('no page shows a picture twice', { timeout: 120_000 }, async () => {
	const { body: sitemap } = await agent.ask('/sitemap.xml');
	const paths = new Set([...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<?]*)/g)].map(([, path = '']) => path || '/'));
	expect(paths.size).toBeGreaterThan(100);
	const twice: string[] = [];
	await inParallel(paths, 4, async (path) => {
		const { body } = await agent.ask(path, { 'user-agent': userAgents.mobile });
		const names = [...body.replace(smallOnes, '').matchAll(shown)].map(([, name = '']) => name);
		const again = names.filter((name, index) => names.indexOf(name) !== index);
		if (again.length > 0) twice.push(`${path}: ${again.join(', ')}`);
	});
	expect(twice).toEqual([]);
});

describe('the documents of products', () => {
	const products = new Map(demoSnapshot.products.map((product) => [product.id, product]));
	const documents = new Map(demoSnapshot.productDocuments.map((document) => [document.id, document]));
	const held = plannedRevisions.filter(({ state }) => state === 'released');
	/** One of each kind in each language, or all. */
	const ofEachKind = [...new Map(held.map((revision) => [`${revision.form} ${revision.language}`, revision])).values()];
	const looked = byDepth({ usual: ofEachKind, nightly: held });

	it('are PDFs of that product, language and revision under their name', {
		tags: '@DOC-2',
		timeout: 300_000,
	}, async () => {
		await inParallel(looked, 4, async (revision) => {
			const { language, documentId } = revision;
			const document = documents.get(documentId);
			const product = products.get(document?.productIds[0] ?? 0);
			if (!document || !product) return expect.fail(`no document ${documentId}`);
			const address = { ...document, reference: product.reference, language };
			const now = await agent.fetch(documentFileAddress(address));
			const named = await agent.fetch(documentFileAddress({ ...address, revision: nameOfRevision(revision) }));
			const bytes = Buffer.from(await now.arrayBuffer());
			const words = bytes.toString('latin1');
			const href = documentFileAddress(address);
			expect([now.status, now.headers.get('content-type'), words.slice(0, 5)], href).toEqual([
				200,
				'application/pdf',
				'%PDF-',
			]);
			expect(now.headers.get('etag'), href).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
			expect(now.headers.get('content-language'), href).toBe(language);
			expect(describes(words, product.reference), href).toBe(true);
			if (language !== 'es')
				expect(describes(words, `${inLanguage(product.title, language === 'zh' ? 'cn' : 'en')}: `), href).toBe(true);
			expect(Buffer.from(await named.arrayBuffer()).equals(bytes), href).toBe(true);
		});
	});

	it('have pages without broken links', { tags: '@DOC-8', timeout: 120_000 }, async () => {
		await inParallel(looked.slice(0, 8), 4, async ({ documentId, language }) => {
			const document = documents.get(documentId);
			const reference = products.get(document?.productIds[0] ?? 0)?.reference ?? '';
			const page = document ? documentAddress({ ...document, reference, language }) : '';
			const { status, body } = await agent.ask(page, { 'user-agent': userAgents.mobile });
			expect([page, status]).toEqual([page, 200]);
			for (const link of linksOf(body, `http://site${page}`).filter((to) => to.startsWith('/documents/')))
				expect([link, (await agent.ask(link, {})).status]).toEqual([link, 200]);
		});
	});
});

/** Whether the PDF's metadata has a text: plain, or as escaped bytes of UTF-16. */
function describes(bytes: string, text: string) {
	const wide = Buffer.from(text, 'utf16le').swap16().toString('latin1');
	const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' };
	const written = (bare: string) => bare.replace(/[\n\r\t\b\f()\\]/g, (sign) => escapes[sign] ?? `\\${sign}`);
	return bytes.includes(written(text)) || bytes.includes(written(wide));
}
