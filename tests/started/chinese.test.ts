import { rmSync } from 'node:fs';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inParallel, openAgent, userAgents } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const folder = temporaryFolder('chinese');
let site: StartedSite;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
	agent = openAgent(site.url, 4);
});
afterAll(async () => {
	agent.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const { settings, partners, sisterCompanies } = demoSnapshot;
/** Addresses and names stay as they are written; so does what browsers themselves call a signal. */
const names = [
	...settings.address.map(({ en }) => en),
	...[...partners, ...sisterCompanies].map(({ name }) => name),
	'Do Not Track',
	'Global Privacy Control',
];

/** What one reads on a page: neither its code, nor what it says is English. */
const visibleWords = (html: string) =>
	html
		.replace(/<head[\s\S]*?<\/head>/, '')
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '\n')
		.replace(/<([a-z]+)\b[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, '\n')
		.replace(/<[^>]+>/g, '\n')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'");

/** Three words in a row are a phrase; a unit, a code or an abbreviation is not. */
const phrase = /[A-Za-z][A-Za-z'’.-]*(?:[ ,]+(?:[A-Za-z][A-Za-z'’.-]*|&)){2,}/g;

it('a Chinese page has no English but names, codes, citations and addresses', { timeout: 240_000 }, async () => {
	const { body } = await agent.ask('/sitemap.xml');
	const pages = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*lang=cn)<\/loc>/g)].map(([, path = '']) => path);
	expect(pages.length).toBeGreaterThan(100);
	const found = new Set<string>();
	await inParallel(pages, 4, async (path) => {
		for (const userAgent of Object.values(userAgents)) {
			const { body: html } = await agent.ask(path.replaceAll('&amp;', '&'), { 'user-agent': userAgent });
			const text = names.reduce((rest, name) => rest.replaceAll(name, ''), visibleWords(html));
			for (const [words] of text.matchAll(phrase)) found.add(`${words} (${path})`);
		}
	});
	expect([...found]).toEqual([]);
});
