import { rmSync } from 'node:fs';
import { demoSnapshot } from '@site/demo/snapshot';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	articleAddress,
	boardMemberAddress,
	eventAddress,
	jobAddress,
	listAddress,
	productAddress,
} from '../../apps/site/app/destinations.ts';
import { addressIn } from '../../apps/site/app/language-address.ts';
import { routeTable } from '../../apps/site/app/route-table.ts';
import { addresses } from '../support/addresses.ts';
import { inParallel, openAgent, userAgents } from './ask.ts';
import { ambiguousLinks, linksOf, readHead } from './page-head.ts';
import { missingProperties } from './required-properties.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const publicUrl = 'https://www.example.com';
const folder = temporaryFolder('found');
let site: StartedSite;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error', PUBLIC_URL: publicUrl });
	agent = openAgent(site.url, 4);
});
afterAll(async () => {
	agent.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

it('what a visitor of a safe address is sent stays on safe ways: the answer itself and the language it sets', async () => {
	const { headers } = await agent.ask('/about?lang=cn');
	expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
	expect(headers['set-cookie']).toEqual(['lang=cn; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// React writes these forms; browsers and the standard take them.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'no-implicit-button-type': 'off',
		'doctype-style': 'off',
		'script-type': 'off',
		// The length of a title is an editor's decision.
		'long-title': 'off',
		// Native dialogs and disclosure widgets are named by their content.
		'prefer-native-element': 'off',
		'no-inline-style': 'error',
	},
});

/** Every route, and the kinds of item that share one. */
const pages = {
	...addresses,
	Category: listAddress(demoSnapshot.categories[0]?.slug ?? ''),
	Job: jobAddress(demoSnapshot.jobs[0]?.id ?? 0),
	PressRelease: articleAddress(demoSnapshot.articles.find(({ kind }) => kind === 'press')?.slug ?? ''),
};

const languages = [
	['en', 'en'],
	['cn', 'zh-CN'],
] as const;
const unlisted = new Set(
	routeTable.filter(({ hidden, preview, secret }) => hidden || preview || secret).map(({ name }) => String(name)),
);

describe.each(Object.entries(userAgents))('every page in the %s layout', (layout, userAgent) => {
	it.each(languages)('has valid HTML and a whole head in %s', { timeout: 120_000 }, async (language, tag) => {
		const problems: string[] = [];
		const images = new Set<string>();
		await inParallel(Object.entries(pages), 4, async ([name, address]) => {
			const tell = (problem: string) => void problems.push(`${name}: ${problem}`);
			const { status, body } = await agent.ask(addressIn(language, address), { 'user-agent': userAgent });
			if (status !== 200) return tell(`answers ${status}`);
			if (!body.includes(`data-layout="${layout}"`)) tell('has the other layout');
			for (const { messages } of (await validator.validateString(body)).results)
				for (const { ruleId, message, selector } of messages) tell(`${ruleId}: ${message} (${selector})`);

			for (const words of ambiguousLinks(body)) tell(`says "${words}" of different pages`);
			const head = readHead(body);
			if (head.lang !== tag) tell(`says that its language is ${head.lang}`);
			if (head.headings !== 1) tell(`has ${head.headings} first headings`);
			for (const field of [head.title, head.meta.description, head.meta['og:title'], head.meta['og:description']])
				if (!field?.trim()) tell('lacks a title or a description');
			if (unlisted.has(name)) {
				if (!head.meta.robots?.includes('noindex') || head.canonical) tell('would be indexed');
				return;
			}
			const path = head.canonical?.slice(publicUrl.length).replace(/[?&]lang=cn$/, '') ?? '';
			const pair = { en: publicUrl + path, 'zh-CN': publicUrl + addressIn('cn', path), 'x-default': publicUrl + path };
			if (head.canonical !== publicUrl + addressIn(language, path)) tell(`has the canonical ${head.canonical}`);
			if (JSON.stringify(head.alternates) !== JSON.stringify(pair))
				tell(`has alternates ${JSON.stringify(head.alternates)}`);
			if (head.meta['og:url'] !== head.canonical) tell('is shared under another address');
			for (const thing of head.structuredData) missingProperties(thing).forEach(tell);
			images.add(`${head.meta['og:image']} ${head.meta['og:image:type']}`);
		});
		expect(problems).toEqual([]);

		for (const image of images) {
			const [url = '', type] = image.split(' ');
			const answer = await fetch(site.url + url.slice(publicUrl.length));
			expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, type]);
			const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
			expect([width, height], url).toEqual([1200, 630]);
		}
	});
});

const items: string[] = [
	...demoSnapshot.products.map(({ slug }) => productAddress(slug)),
	...demoSnapshot.categories.map(({ slug }) => listAddress(slug)),
	...demoSnapshot.articles.map(({ slug }) => articleAddress(slug)),
	...demoSnapshot.events.map(({ slug }) => eventAddress(slug)),
	...demoSnapshot.jobs.map(({ id }) => jobAddress(id)),
	...demoSnapshot.boardMembers.map(({ key }) => boardMemberAddress(key)),
];

/** The specification gives it two routes (D13). */
const ofTwoRoutes = '/supply-chain';
const kinds = {
	products: 'Product',
	resources: 'BlogPosting|NewsArticle',
	'events-info': 'Event',
	careers: 'JobPosting',
};

it('a crawl from the sitemap alone reaches every published item in both languages', { timeout: 240_000 }, async () => {
	const robots = await agent.ask('/robots.txt');
	const [, map = ''] = /^Sitemap: (\S+)$/m.exec(robots.body) ?? [];
	const { body, headers } = await agent.ask(map.slice(publicUrl.length));
	expect(headers['content-type']).toContain('application/xml');
	const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
	expect(new Set(places).size).toBe(places.length);
	for (const item of items)
		for (const [language] of languages) expect(places).toContain(publicUrl + addressIn(language, item));

	const problems: string[] = [];
	await inParallel(places, 4, async (place) => {
		const answer = await agent.ask(place.slice(publicUrl.length));
		const head = readHead(answer.body);
		if (answer.status !== 200 || head.canonical !== place)
			problems.push(`${place}: ${answer.status}, ${head.canonical}`);
		if (head.lang !== (place.endsWith('lang=cn') ? 'zh-CN' : 'en')) problems.push(`${place}: in ${head.lang}`);
		if (!head.meta.description) problems.push(`${place}: no description`);
		const types = head.structuredData.map((thing) => String(thing['@type']));
		problems.push(...head.structuredData.flatMap(missingProperties).map((missing) => `${place}: ${missing}`));
		const section = place.slice(publicUrl.length + 1).split(/[/?]/)[0] ?? '';
		const kind = items.includes(place.slice(publicUrl.length)) && kinds[section as keyof typeof kinds];
		if (kind && !types.some((type) => kind.split('|').includes(type))) problems.push(`${place}: no ${kind}`);
	});
	expect(problems).toEqual([]);
	const days = [...body.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day);
	expect(days.length).toBeGreaterThan(2 * demoSnapshot.articles.length);
	for (const day of days) expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
});

it('a crawl by links meets no more than three addresses of an item, and nothing that is not there', {
	timeout: 240_000,
}, async () => {
	const { body } = await agent.ask('/robots.txt');
	const closed = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(
		([, rule = '']) => new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
	);
	const seen = new Set(['/']);
	const addressesOf = new Map<string, Set<string>>();
	const problems: string[] = [];
	for (let round = [...seen]; round.length > 0; ) {
		const next: string[] = [];
		await inParallel(round, 4, async (address) => {
			const { status, headers, body: html } = await agent.ask(address);
			if (status !== 200) problems.push(`${address}: ${status}`);
			if (!headers['content-type']?.includes('text/html')) return;
			const { canonical } = readHead(html);
			const item = canonical?.slice(publicUrl.length).replace(/[?&]lang=cn$/, '');
			if (item) addressesOf.set(item, (addressesOf.get(item) ?? new Set()).add(address));
			for (const link of linksOf(html, site.url + address))
				if (
					!seen.has(link) &&
					!closed.some((rule) => rule.test(link)) &&
					!/^\/(documents|media|calendar|feeds)\//.test(link)
				) {
					seen.add(link);
					next.push(link);
				}
		});
		round = next;
	}
	expect(problems).toEqual([]);
	const many = [...addressesOf]
		.filter(([item, found]) => item !== ofTwoRoutes && found.size > 3)
		.map(([item, found]) => `${item}: ${[...found].join(' ')}`);
	expect(many).toEqual([]);
	for (const item of items.filter((each) => /^\/products?\//.test(each)))
		expect(addressesOf.has(item), item).toBe(true);
});

it('what browsers and finders of weaknesses ask for is there', async () => {
	const manifest = await agent.ask('/site.webmanifest');
	expect(manifest.headers['content-type']).toBe('application/manifest+json');
	for (const { src, type } of JSON.parse(manifest.body).icons) {
		const icon = await fetch(site.url + src);
		expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
	}
	const { body } = await agent.ask('/.well-known/security.txt');
	expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});
