/**
 * First paint on a slow phone, compared with a bare page that has the same heading and first picture, in one run on
 * this machine: `node bench/first-paint.ts [rounds]`. The site has to be built. Ratios count; times depend on the
 * machine. Both are measured directly over HTTP/1.1, and through nginx over HTTP/2 if nginx is installed.
 */
import type { Browser } from '@playwright/test';
import { type BarePage, serveBare } from './bare-page.ts';
import { launchBrowser } from './browser.ts';
import { http2Before } from './http2.ts';
import { median } from './median.ts';
import { hasNginx } from './nginx.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { settlePictures } from './settled-pictures.ts';
import { startSite } from './site-process.ts';

const paths = [
	'/',
	'/product/all',
	'/products/flu-a-b-rapid-test',
	'/resources/a-clia-waived-workflow-for-a-small-clinic',
	'/about',
];
const rounds = Number(process.argv[2] ?? 3);
const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	ignoreHTTPSErrors: true,
	userAgent:
		'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};
/** Latency, bytes a second and the processor of a slow phone. */
const slow = {
	offline: false,
	latency: 562.5,
	downloadThroughput: (1.474 * 1024 * 1024) / 8,
	uploadThroughput: 84_375,
};
const processorSlowdown = 4;
/** FCP and LCP as multiples of the bare page's, TBT in milliseconds. */
const aims = { fcp: 1.7, lcp: 1.3, tbt: 100 };

type Paint = { fcp: number; lcp: number; tbt: number };

/** One visit with an empty cache: the paint times that the page reports when it is idle. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', slow);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
	await page.addInitScript(() => {
		const paint = { fcp: 0, lcp: 0, tbt: 0 };
		Object.assign(window, { paint });
		const watch = (type: string, seen: (entry: PerformanceEntry) => void) =>
			new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
		watch('paint', (entry) => {
			if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
		});
		watch('largest-contentful-paint', (entry) => {
			paint.lcp = entry.startTime;
		});
		// Tasks before the first paint are already part of its time.
		watch('longtask', (entry) => {
			if (paint.fcp > 0) paint.tbt += Math.max(0, entry.duration - 50);
		});
	});
	await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
	// On a busy machine the network may be idle before the page has painted.
	await page.waitForFunction(() => (window as unknown as { paint: Paint }).paint.lcp > 0, undefined, {
		timeout: 60_000,
	});
	const paint = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
	await context.close();
	return paint;
}

/** The page's heading, and the picture of its largest paint; null if that is text. */
async function firstOf(browser: Browser, url: string): Promise<BarePage> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	await page.goto(url, { waitUntil: 'load' });
	const first = await page.evaluate(async () => {
		const largest = await new Promise<Element | undefined>((found) =>
			new PerformanceObserver((list) => {
				const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
				found(entries.at(-1)?.element);
			}).observe({ type: 'largest-contentful-paint', buffered: true }),
		);
		const { width, height } = largest?.getBoundingClientRect() ?? { width: 0, height: 0 };
		const heading = document.querySelector('h1') ?? document.body;
		return {
			title: heading.textContent,
			titleSize: getComputedStyle(heading).fontSize,
			picture:
				largest instanceof HTMLImageElement
					? { url: largest.currentSrc, width: Math.round(width), height: Math.round(height) }
					: null,
		};
	});
	await context.close();
	return first;
}

type Front = (url: string) => Promise<{ url: string; stop: () => unknown }>;

const direct: Front = async (url) => ({ url, stop: () => {} });

/** Measures each page and how much slower it is than the bare page. */
async function compare(
	browser: Browser,
	siteUrl: string,
	{ by, front, rounds }: { by: string; front: Front; rounds: number },
): Promise<Figure[]> {
	const figures: Figure[] = [];
	const site = await front(siteUrl);
	for (const path of paths) {
		const bare = await serveBare(await firstOf(browser, siteUrl + path));
		const fronted = await front(bare.url);
		const pairs: { own: Paint; bare: Paint }[] = [];
		for (let round = 0; round < rounds; round++) {
			pairs.push({ bare: await paintOf(browser, fronted.url), own: await paintOf(browser, site.url + path) });
		}
		await fronted.stop();
		bare.stop();
		const of = `${path}, ${by}`;
		const middle = (measure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(measure));
		const figure = (paint: 'fcp' | 'lcp', most: number): Figure => ({
			of,
			measure: `${paint.toUpperCase()}, ms`,
			value: Math.round(middle(({ own }) => own[paint])),
			beside: {
				what: 'bare page',
				value: Math.round(middle(({ bare }) => bare[paint])),
				ratio: rounded(middle(({ own, bare }) => own[paint] / bare[paint])),
			},
			aim: { of: 'ratio', most },
		});
		const blocked = Math.round(middle(({ own }) => own.tbt));
		figures.push(figure('fcp', aims.fcp), figure('lcp', aims.lcp), {
			of,
			measure: 'TBT, ms',
			value: blocked,
			aim: { of: 'value', most: aims.tbt },
		});
	}
	await site.stop();
	return figures;
}

const site = await startSite();
const browser = await launchBrowser();
for (const path of paths) await settlePictures(browser, phone, site.url + path);
// Warm up: a browser and a server that have just started are slower.
await paintOf(browser, site.url);
const figures = await compare(browser, site.url, { by: 'HTTP/1.1 directly', front: direct, rounds });
if (hasNginx()) {
	const second = { by: 'HTTP/2 through nginx', front: http2Before, rounds: Math.max(1, rounds - 1) };
	figures.push(...(await compare(browser, site.url, second)));
} else console.log('HTTP/2 was not measured: nginx is not installed (apt-get install nginx-light)');
await browser.close();
await site.stop();
report('First paint', figures);
