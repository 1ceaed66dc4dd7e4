import { join } from 'node:path';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { articleAddress, eventAddress, jobAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { addressIn } from '../../apps/site/app/language-address.ts';
import { writeKept } from '../../apps/site/server/content/kept-snapshot.ts';
import { inParallel, userAgents } from './ask.ts';
import { oneSite } from './one-site.ts';
import { startBuiltSite, withDataFolder } from './site.ts';

const agent = oneSite('chinese', 4);

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

const englishPhrases = (html: string): string[] => {
	const text = names.reduce((rest, name) => rest.replaceAll(name, ''), visibleWords(html));
	return [...text.matchAll(phrase)].map(([words]) => words);
};

it('a Chinese page has no English but names, codes, citations and addresses', { timeout: 240_000 }, async () => {
	const { body } = await agent.ask('/sitemap.xml');
	const pages = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*lang=cn)<\/loc>/g)].map(([, path = '']) => path);
	expect(pages.length).toBeGreaterThan(100);
	const found = new Set<string>();
	await inParallel(pages, 4, async (path) => {
		for (const userAgent of Object.values(userAgents)) {
			const { body: html } = await agent.ask(path.replaceAll('&amp;', '&'), { 'user-agent': userAgent });
			for (const words of englishPhrases(html)) found.add(`${words} (${path})`);
		}
	});
	expect([...found]).toEqual([]);
});

type Titled = { title: { en: string; cn?: string | undefined } };

/** As staff leave it who have not translated it yet; names with hyphens are parts of their own in a page, and an & is written otherwise. */
const untranslated = <T extends Titled>(all: readonly T[]): [T[], string, T] => {
	const found = all.find(({ title }) => !/[-&]/.test(title.en) && title.en.split(' ').length > 2);
	if (!found) throw new Error('The sample company has none of these');
	const { en } = found.title;
	return [all.map((each) => (each === found ? { ...each, title: { en } } : each)), en, found];
};

it('a title that is there in English only says so wherever a Chinese page shows it', async () => {
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
				expect(visibleWords(main), path).not.toContain(title);
			}
		}
		await other.stop();
	});
});
