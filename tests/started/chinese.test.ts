import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { subscriptionPaths } from '@site/contract/subscription';
import { unescapeHtml } from '@site/contract/unescape-html';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { articleAddress, eventAddress, jobAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { writeKept } from '../../apps/site/server/content/kept-snapshot.ts';
import { byDepth } from '../support/depth.ts';
import { contact, signUp } from '../wire/samples.ts';
import { inParallel, userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';
import { englishWords, readIn } from './english-words.ts';
import { startBuiltSite, withDataFolder } from './site.ts';

const agent = crawledSite(4);

const { settings, partners, sisterCompanies, boardMembers, products } = demoSnapshot;
/** Names and addresses stay as they are written, and so do browser names of a signal. */
const names = [
	// The browsers of the accessibility statement.
	...['Chrome', 'Edge', 'Safari', 'Firefox'],
	...settings.address.map(({ en }) => en),
	...[...partners, ...sisterCompanies].map(({ name }) => name),
	...boardMembers.map(({ name }) => name.en),
	...[
		'Ruth Castellano',
		'Castellano',
		'Ruth',
		'Elena Marsh',
		'Grace Holloway',
		'Daniel Reyes',
		'Priya Raman',
		'Tom Lindgren',
	],
	...['Do Not Track', 'Global Privacy Control'],
];
const known = new Set([
	...brand.company.split(' '),
	...['TyFast', 'Cookie', 'Web', 'JavaScript', 'Atom'],
	// Printed on the card of the vitamin D test.
	...['good', 'mid', 'low'],
	// Written so by laboratories in every language, and printed on a test.
	...[
		'hCG',
		'Ab',
		'NT-proBNP',
		'pH',
		'IgM',
		'IgG',
		'Pf',
		'Pan',
		'Co',
		'HbA',
		'SARS-CoV',
		'pLDH',
		'cTnI',
		'mmol',
		'mg',
		'dL',
		'ng',
		'pg',
		'mol',
		'mL',
		'mIU',
	],
	// A method named after its author, and the number of a law.
	...['Wilson', 'bbb'],
	'kB',
	// A search query, and a honeypot field.
	...['zzzz', 'Website'],
]);

const compared = products.slice(0, 2).map(({ slug }) => `compare=${encodeURIComponent(slug)}`);
/** Views that no sitemap names: missing, empty, filtered, searched or completed. */
const views = [
	...['/product/nope', '/products/nope', '/product/zt/nope', '/resources/nope', '/events-info/nope'],
	...['/scientific-strategy-board-info?name=nobody', '/productspreview/nope?token=x', '/resourcespreview/nope?token=x'],
	...[
		'/search',
		`/search?search=${encodeURIComponent('流感')}`,
		'/search?search=zzzz',
		'/careers?search=zzzz',
		'/careers?page=2',
		'/careers?job=0',
	],
	...['/careers-apply', jobAddress(demoSnapshot.jobs[0]?.id ?? 0).replace('/careers', '/careers-apply')],
	...[
		'/product/all?show=all',
		'/product/all?certifications=1&type=1',
		'/product/all?search=zzzz',
		'/resources?tab=articles',
	],
	...[
		`/product/all?${compared.join('&')}`,
		`/product/all?${compared.join('&')}&view=compare`,
		'/product/all?view=compare',
	],
	...Object.values(subscriptionPaths).flatMap((path) => [`${path}?done=yes`, `${path}?token=x`, path]),
];

/** The address that follows a form sent without script from a Chinese page. */
async function sentFrom(page: string, call: string, fields: Record<string, string>): Promise<string> {
	const referer = agent.url() + addressIn('cn', page);
	const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', referer };
	const { status, headers: answered } = await agent.ask(
		`/apis/api/message/${call}`,
		headers,
		'POST',
		`${new URLSearchParams(fields)}`,
	);
	expect(status).toBe(303);
	return answered.location ?? '';
}

it('a Chinese page has no English except names, codes, citations and addresses', {
	tags: '@SHELL-28',
	timeout: 240_000,
}, async () => {
	const { body } = await agent.ask('/sitemap.xml');
	const pages = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*lang=cn)<\/loc>/g)].map(([, path = '']) =>
		unescapeHtml(path),
	);
	expect(pages.length).toBeGreaterThan(100);
	const forms = [
		await sentFrom('/contact', 'index', { ...contact, language: 'cn' }),
		await sentFrom('/contact', 'index', { source: 'Referral' }),
		await sentFrom('/terms-and-conditions', 'index', { ...signUp, email: '' }),
		await sentFrom(productAddress(products[0]?.slug ?? ''), 'product_message', {}),
		await sentFrom('/careers-apply?job=15', 'careers_message', {}),
	];
	const found = new Set<string>();
	const both = Object.values(userAgents);
	// Items of a kind differ alike between layouts: `npm test` reads each in one layout, in turn.
	const asked = [
		...pages.map((path, at) => ({ path, by: byDepth({ usual: both.slice(at % 2, (at % 2) + 1), nightly: both }) })),
		...[...views.map((path) => addressIn('cn', path)), ...forms].map((path) => ({ path, by: both })),
	];
	await inParallel(asked, 4, async ({ path, by }) => {
		for (const userAgent of by) {
			const { body: html } = await agent.ask(path, { 'user-agent': userAgent });
			if (!html.includes('<html lang="zh-CN"')) found.add(`no Chinese page (${path})`);
			for (const word of englishWords(html, names, known)) found.add(`${word} (${path})`);
		}
	});
	expect([...found]).toEqual([]);
});

type Titled = { title: { en: string; cn?: string | undefined } };

/** Content without translations. Names with hyphens become several parts in a page, and & is escaped. */
const untranslated = <T extends Titled>(all: readonly T[]): [T[], string, T] => {
	const found = all.find(({ title }) => !/[-&]/.test(title.en) && title.en.split(' ').length > 2);
	if (!found) throw new Error('The sample company has none of these');
	const { en } = found.title;
	return [all.map((each) => (each === found ? { ...each, title: { en } } : each)), en, found];
};

it('a title only in English is marked as such wherever a Chinese page shows it', { tags: '@SHELL-28' }, async () => {
	const [products, productTitle, product] = untranslated(demoSnapshot.products);
	const [articles, articleTitle, article] = untranslated(demoSnapshot.articles);
	const [events, eventTitle, event] = untranslated(demoSnapshot.events);
	const [jobs, jobTitle, job] = untranslated(demoSnapshot.jobs);
	await withDataFolder(async (data) => {
		const snapshot = { ...demoSnapshot, products, articles, events, jobs };
		await writeKept(join(data, 'snapshot.json'), { snapshot, versions: {}, etag: '', troubles: [] });
		const other = await startBuiltSite(data, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
		for (const [path, title] of [
			[productAddress(product.slug), productTitle],
			['/product/all?show=all', productTitle],
			[articleAddress(article.slug), articleTitle],
			['/resources?all=1', articleTitle],
			[eventAddress(event.slug), eventTitle],
			['/events', eventTitle],
			[jobAddress(job.id), jobTitle],
		] as const) {
			for (const userAgent of Object.values(userAgents)) {
				const answer = await fetch(other.url + addressIn('cn', path), { headers: { 'user-agent': userAgent } });
				const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
				expect(main, path).toContain(title);
				expect(readIn(main), path).not.toContain(title);
			}
		}
		await other.stop();
	});
});
