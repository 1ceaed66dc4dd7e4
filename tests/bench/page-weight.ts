/**
 * What a page loads on a first visit before any scrolling, in both layouts: requests, and transferred bytes
 * (compressed, with headers): `node bench/page-weight.ts`. The site has to be built.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { layouts } from '../support/visitors.ts';
import { launchBrowser } from './browser.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { settlePictures } from './settled-pictures.ts';
import { startSite } from './site-process.ts';

const pages = [
	'Home',
	'Products',
	'Productsinfo',
	'Productsinfos',
	'Resources',
	'Resourcesinfo',
	'About',
	'Search',
	'Careers',
	'Contact',
];
const kilobyte = 1000;

const kinds = { Document: 'HTML', Script: 'scripts', Image: 'pictures', Font: 'fonts' } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'other';
const kindOf = (type: string): Kind => Object.entries(kinds).find(([name]) => name === type)?.[1] ?? 'other';

async function weigh(browser: Browser, visitor: BrowserContextOptions, url: string) {
	const context = await browser.newContext(visitor);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	const types = new Map<string, Kind>();
	const bytes: Record<Kind, number> = { HTML: 0, scripts: 0, pictures: 0, fonts: 0, other: 0 };
	devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
		if (request.url.startsWith('http')) types.set(requestId, kindOf(type ?? ''));
	});
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const kind = types.get(requestId);
		if (kind) bytes[kind] += encodedDataLength;
	});
	await devtools.send('Network.enable');
	await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
	await context.close();
	return { requests: types.size, bytes };
}

const site = await startSite();
const browser = await launchBrowser();
const figures: Figure[] = [];
for (const name of pages) {
	for (const [layout, visitor] of layouts) {
		const url = site.url + addresses[name];
		await settlePictures(browser, visitor, url);
		const { requests, bytes } = await weigh(browser, visitor, url);
		const of = `${addresses[name]}, ${layout}`;
		figures.push({ of, measure: 'requests', value: requests, aim: { of: 'value', most: 45 } });
		for (const [kind, each] of Object.entries(bytes))
			figures.push({ of, measure: `${kind}, kB`, value: rounded(each / kilobyte) });
		const whole = Object.values(bytes).reduce((sum, each) => sum + each, 0);
		figures.push({ of, measure: 'all, kB', value: rounded(whole / kilobyte) });
	}
}
await browser.close();
await site.stop();
report('Page weight', figures);
