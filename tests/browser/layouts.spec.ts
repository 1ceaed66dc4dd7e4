import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { visitors } from '../support/visitors.ts';

const cases: [string, BrowserContextOptions, 'desktop' | 'mobile', number][] = [
	['a desktop', visitors.desktop, 'desktop', 1],
	['a phone', visitors.phone, 'mobile', 1],
	['a tablet', visitors.tablet, 'mobile', 1],
	['an iPad that says it is a Mac but has touch', visitors.ipadAsMac, 'mobile', 2],
	['a touch device with a window 2400 px wide', visitors.wideTablet, 'desktop', 2],
];

for (const [who, options, layout, loads] of cases) {
	test(`${who} gets the ${layout} layout`, { tag: '@SHELL-1' }, async ({ browser }) => {
		const context = await browser.newContext(options);
		const page = await context.newPage();
		let documents = 0;
		page.on('request', (request) => request.isNavigationRequest() && documents++);
		await page.goto('/about');
		await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(documents, 'the page is loaded again at most once').toBe(loads);
		await page.goto('/contact');
		await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
		expect(documents, 'the right layout is remembered').toBe(loads + 1);
		await context.close();
	});
}

test('a device that refuses cookies is not reloaded in a loop', { tag: '@D3' }, async ({ browser }) => {
	const context = await browser.newContext(visitors.ipadAsMac);
	await context.addInitScript(() =>
		Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
	);
	const page = await context.newPage();
	let documents = 0;
	page.on('request', (request) => request.isNavigationRequest() && documents++);
	await page.goto('/about');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(documents).toBe(1);
	await context.close();
});

test('turning or resizing the device does not swap the layout', { tag: '@D4' }, async ({ browser }) => {
	const context = await browser.newContext(visitors.tablet);
	const page = await context.newPage();
	await page.goto('/');
	await page.setViewportSize({ width: 2400, height: 820 });
	await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile');
	await page.setViewportSize({ width: 500, height: 820 });
	await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile');
	await context.close();
});

test('a sideways phone shows a page’s head on one screen, text beside its picture', async ({ browser }) => {
	const screen = { width: 844, height: 390 };
	const context = await browser.newContext({ ...visitors.phone, viewport: screen });
	const page = await context.newPage();
	// A product without an open notice, which would be shown first.
	const product = '/products/hbsag-rapid-test-strip';
	const others = ['Home', 'About', 'Productsinfos', 'Resourcesinfo', 'CultureTruthCode'];
	for (const name of [product, ...others.map((route) => addresses[route] ?? '')]) {
		await page.goto(name);
		const title = await page.getByRole('heading', { level: 1 }).boundingBox();
		const picture = await page.locator('main .head img').first().boundingBox();
		expect(title && title.y + title.height, name).toBeLessThan(screen.height * 0.6);
		expect(picture?.y, name).toBeLessThan(screen.height / 2);
		expect(picture?.x, name).toBeGreaterThan(title?.x ?? screen.width);
	}
	await context.close();
});
