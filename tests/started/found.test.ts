import { languages } from '@site/contract/language';
import { unescapeHtml } from '@site/contract/unescape-html';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import {
	articleAddress,
	boardMemberAddress,
	eventAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../../apps/site/app/destinations.ts';
import { linksOf, readHead } from '../support/page-head.ts';
import { missingProperties } from '../support/required-properties.ts';
import { inParallel } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const agent = crawledSite(4);
/** The public URL of the site, as in its sitemaps and heads. */
const publicUrl = () => agent.url().replace('127.0.0.1', 'localhost');

const items: string[] = [
	...demoSnapshot.products.map(({ slug }) => productAddress(slug)),
	...demoSnapshot.categories.map(({ slug }) => listAddress(slug)),
	...demoSnapshot.articles.map(({ slug }) => articleAddress(slug)),
	...demoSnapshot.events.map(({ slug }) => eventAddress(slug)),
	...demoSnapshot.notices.map(({ slug }) => noticeAddress(slug)),
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

it('a crawl from the sitemap alone reaches every published item in both languages', {
	tags: ['@ROUTE-15', '@D26'],
	timeout: 240_000,
}, async () => {
	const robots = await agent.ask('/robots.txt');
	const [, map = ''] = /^Sitemap: (\S+)$/m.exec(robots.body) ?? [];
	const { body, headers } = await agent.ask(map.slice(publicUrl().length));
	expect(headers['content-type']).toContain('application/xml');
	const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescapeHtml(loc));
	expect(new Set(places).size).toBe(places.length);
	for (const item of items)
		for (const language of languages) expect(places).toContain(publicUrl() + addressIn(language, item));

	const problems: string[] = [];
	await inParallel(places, 4, async (place) => {
		const answer = await agent.ask(place.slice(publicUrl().length));
		const head = readHead(answer.body);
		if (answer.status !== 200 || head.canonical !== place)
			problems.push(`${place}: ${answer.status}, ${head.canonical}`);
		if (head.lang !== (place.endsWith('lang=cn') ? 'zh-CN' : 'en')) problems.push(`${place}: in ${head.lang}`);
		if (!head.meta.description) problems.push(`${place}: no description`);
		const types = head.structuredData.map((thing) => String(thing['@type']));
		problems.push(...head.structuredData.flatMap(missingProperties).map((missing) => `${place}: ${missing}`));
		const section = place.slice(publicUrl().length + 1).split(/[/?]/)[0] ?? '';
		const kind = items.includes(place.slice(publicUrl().length)) && kinds[section as keyof typeof kinds];
		if (kind && !types.some((type) => kind.split('|').includes(type))) problems.push(`${place}: no ${kind}`);
	});
	expect(problems).toEqual([]);
	const days = [...body.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day);
	expect(days.length).toBeGreaterThan(2 * demoSnapshot.articles.length);
	for (const day of days) expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
});

it('a crawl by links finds at most three addresses of an item, and nothing missing', {
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
			const item = canonical?.slice(publicUrl().length).replace(/[?&]lang=cn$/, '');
			if (item) addressesOf.set(item, (addressesOf.get(item) ?? new Set()).add(address));
			for (const link of linksOf(html, agent.url() + address))
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
	expect(items.filter((item) => !addressesOf.has(item))).toEqual([]);
});

it('well-known files for browsers and security researchers exist', async () => {
	const manifest = await agent.ask('/site.webmanifest');
	expect(manifest.headers['content-type']).toBe('application/manifest+json');
	for (const { src, type } of JSON.parse(manifest.body).icons) {
		const icon = await agent.fetch(src);
		expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
	}
	const { body } = await agent.ask('/.well-known/security.txt');
	expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});
