import { expect, type Page, test } from '@playwright/test';
import { byDepth } from '../support/depth.ts';
import { hydrated } from '../support/hydrated.ts';
import { layouts, visitors } from '../support/visitors.ts';

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('no picture shifts the page, and every picture has its size', { tag: '@SHELL-5' }, async ({ page }) => {
			await page.addInitScript(() => {
				const shifts = window as unknown as { shift: number };
				shifts.shift = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
						if (!entry.hadRecentInput) shifts.shift += entry.value;
					}
				}).observe({ type: 'layout-shift', buffered: true });
			});
			const addresses = byDepth({
				usual: { desktop: ['/', '/supply-chain'], mobile: ['/about', '/product/all'] }[layout],
				nightly: ['/', '/about', '/supply-chain', '/product/all'],
			});
			for (const address of addresses) {
				await page.goto(address);
				await hydrated(page);
				const { shift, unsized, broken } = await page.evaluate(async () => {
					for (let top = 0; top < document.body.scrollHeight; top += 400) {
						scrollTo(0, top);
						await new Promise(requestAnimationFrame);
					}
					const images = [...document.images];
					return {
						shift: (window as unknown as { shift: number }).shift,
						unsized: images.filter((image) => !image.getAttribute('width') || !image.getAttribute('height')).length,
						broken: images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
					};
				});
				expect(shift, address).toBeLessThan(0.02);
				expect(unsized, address).toBe(0);
				expect(broken, address).toEqual([]);
			}
		});

		test('the browser requests the first picture once, before any script', async ({ context }) => {
			const addresses = byDepth({
				usual: { desktop: ['/product/all', '/about'], mobile: ['/', '/products/flu-a-b-rapid-test'] }[layout],
				nightly: ['/', '/product/all', '/products/flu-a-b-rapid-test', '/about'],
			});
			for (const address of addresses) {
				const page = await context.newPage();
				const asked: string[] = [];
				page.on('request', (request) => void asked.push(request.url()));
				const named = (part: string) => asked.filter((url) => url.includes(part));
				const pictures = () => asked.filter((url) => /\.(?:avif|webp)$/.test(url));
				await page.clock.install();
				const arrived = Promise.withResolvers<void>();
				await page.route(/\.(?:avif|webp)$/, async (route) => {
					await arrived.promise;
					await route.continue();
				});
				await page.goto(address, { waitUntil: 'domcontentloaded' });
				await expect.poll(() => pictures().length, { message: address }).toBeGreaterThan(0);
				const [first] = pictures();
				expect(named('.js'), address).toEqual([]);
				await page.clock.runFor(3000);
				await expect.poll(() => named('.js').length, { message: address }).toBeGreaterThan(3);
				arrived.resolve();
				const largest = page.locator('img[fetchpriority=high]');
				await expect(largest).toHaveJSProperty('complete', true);
				await expect(largest, address).toHaveJSProperty('currentSrc', first);
				expect(asked.filter((url) => url === first)).toHaveLength(1);
				await page.close();
			}
		});
	});
}

test('on a dense display no picture is larger than its own pixels', { tag: '@PAGE-64' }, async ({ browser }) => {
	const context = await browser.newContext({ ...visitors.desktop, deviceScaleFactor: 2 });
	const page = await context.newPage();
	const addresses = [
		'/',
		'/about',
		'/contract-manufacturing?for=supply-chain',
		'/campaigns/respiratory-season',
		'/culture/cn',
		'/events',
		'/product/drugs-of-abuse',
		'/product/zt2/halvera-tyfast-flu-a-b-covid-19-at-home-rapid-multiplex-test-halvera',
		'/products/none-such',
		'/resources/one-swab-three-answers',
	];
	for (const address of byDepth({ usual: addresses.filter((_, at) => at % 2 === 0), nightly: addresses })) {
		await page.goto(address);
		for (const width of byDepth({ usual: [768, 1280, 2560], nightly: [768, 900, 1280, 1920, 2560] })) {
			await page.setViewportSize({ width, height: 900 });
			const enlarged = () =>
				page.locator('main img:not([src$=svg])').evaluateAll((images) =>
					images.flatMap((image) => {
						const shown = image.getBoundingClientRect();
						const own = (name: string) => Number(image.getAttribute(name));
						const scale = 2 * Math.max(shown.width / own('width'), shown.height / own('height'));
						return scale > 1.01 ? [`${image.getAttribute('src')} × ${scale.toFixed(2)}`] : [];
					}),
				);
			// The window may still have its former width.
			await expect.poll(enlarged, { message: `${address} at ${width} px` }).toEqual([]);
		}
	}
	await context.close();
});

/** Pictures shown above their resolution although a larger file is offered. */
const tooSmall = (page: Page) =>
	page.locator('main picture img').evaluateAll(async (images: HTMLImageElement[]) => {
		const found: string[] = [];
		for (const image of images.filter((image) => image.offsetWidth > 0)) {
			image.loading = 'eager';
			await image.decode();
			const own = (name: string) => Number(image.getAttribute(name));
			const [, phone, width] = /-(phone-)?(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
			const widest = phone ? 1200 : own('width');
			const ratio = phone ? 4 / 3 : own('width') / own('height');
			const needed = devicePixelRatio * Math.max(image.offsetWidth, image.offsetHeight * ratio);
			if (Number(width) < Math.min(0.85 * needed, widest))
				found.push(`${image.currentSrc} of ${Math.round(needed)} px`);
		}
		return found;
	});

for (const [name, visitor, deviceScaleFactor] of [
	['a tablet', { ...visitors.tablet, viewport: { width: 768, height: 1024 } }, 2],
	['a narrow window', { ...visitors.desktop, viewport: { width: 900, height: 900 } }, 2],
	['a very wide window', { ...visitors.desktop, viewport: { width: 2560, height: 1300 } }, 1],
] as const) {
	test(`${name} gets pictures as large as it shows them`, { tag: '@PAGE-64' }, async ({ browser }) => {
		const context = await browser.newContext({ ...visitor, deviceScaleFactor });
		const page = await context.newPage();
		const addresses = ['/about', '/product/all', ...byDepth({ usual: [], nightly: ['/supply-chain', '/resources'] })];
		for (const address of addresses) {
			await page.goto(address);
			expect(await tooSmall(page), address).toEqual([]);
		}
		await context.close();
	});
}
