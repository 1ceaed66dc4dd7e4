import { expect, type Locator, test } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { hydrated } from '../support/hydrated.ts';
import { layouts, visitors } from '../support/visitors.ts';

const address = '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY';
const file = '/documents/anti-bribery-and-anti-corruption-policy.pdf';

test('desktop frames the policy, which this site alone may do, with the file beside it', { tag: '@PAGE-59' }, async ({
	playwright,
	baseURL,
	launchOptions,
}) => {
	// The faster headless browser has no document viewer.
	const browser = await playwright.chromium.launch({ ...launchOptions, executablePath: browsers.whole });
	const page = await browser.newPage({ ...visitors.desktop, baseURL });
	const framed = page.waitForResponse((answer) => answer.url().endsWith(file));
	await page.goto(address);
	expect((await framed).headers()['content-security-policy']).toBe("frame-ancestors 'self'");
	await hydrated(page);
	expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(true);
	await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', file);
	await expect(page.getByRole('main').getByRole('link', { name: /^Download/ })).toHaveAttribute('href', file);
	await browser.close();
});

for (const [where, shown, download] of [
	['the policy', address, file],
	['a document of a product', '/documents/HA-FCV-PRO-25/ifu/en', /\/ifu\/en(?:\/\d+)?\.pdf$/],
] as const) {
	test(`desktop draws ${where} page by page without a viewer, and has no empty frame`, { tag: '@PAGE-59' }, async ({
		browser,
	}) => {
		const page = await (await browser.newContext(visitors.desktop)).newPage();
		await page.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
		);
		await page.goto(shown);
		const main = page.getByRole('main');
		const first = main.getByRole('region', { name: 'Pages of the document' }).locator('canvas').first();
		await first.scrollIntoViewIfNeeded();
		await expect.poll(() => first.evaluate(darkPixels), { message: 'the first page is drawn' }).toBeGreaterThan(500);
		await expect(main.locator('iframe')).toHaveCount(0);
		await expect(main.getByRole('toolbar')).toContainText(/Page 1 of \d/);
		await expect(main.getByRole('link', { name: /^Download/ }).first()).toHaveAttribute('href', download);
		await page.context().close();
	});
}

for (const [layout, visitor] of layouts) {
	test(`the page begins with a link to the viewer, which precedes the text, ${layout}`, { tag: '@PAGE-59' }, async ({
		browser,
	}) => {
		const page = await (await browser.newContext(visitor)).newPage();
		await page.goto(address);
		const main = page.getByRole('main');
		await expect(main.getByRole('link').first()).toHaveText('Go to the document');
		await main.getByRole('link').first().click();
		const viewer = page.locator('#viewer');
		await expect(viewer).toBeInViewport();
		const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
		const text = main.getByRole('heading', { level: 2, name: 'Gifts, meals and hospitality' });
		expect(await topOf(viewer)).toBeLessThan(await topOf(text));
		await page.context().close();
	});
}

test('the policy is there as text, in both languages and without scripting', { tag: '@PAGE-59' }, async ({
	browser,
}) => {
	const page = await (await browser.newContext({ ...visitors.phone, javaScriptEnabled: false })).newPage();
	for (const [lang, title, words] of [
		['en', 'Gifts, meals and hospitality', 'A coffee during a training session'],
		['cn', '礼品、餐饮与招待', '培训间隙的一杯咖啡'],
	] as const) {
		await page.goto(`${address}?lang=${lang}`);
		await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeVisible();
		await expect(page.getByRole('main').getByText(words)).toBeVisible();
	}
	await page.context().close();
});

test('phones draw it page by page, zoom up to 3 by keyboard, and retry after a failure', {
	tag: ['@PAGE-59', '@CONST-16'],
}, async ({ browser }) => {
	const page = await (await browser.newContext(visitors.phone)).newPage();
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	await page.route(`**${file}`, (route) => route.abort(), { times: 1 });
	await page.goto(address);
	await page.getByRole('button', { name: 'Try again' }).click();
	const tools = page.getByRole('toolbar');
	await expect(tools).toContainText('Page 1 of 8');
	const stack = page.getByRole('region', { name: 'Pages of the document' });
	await expect(stack).toContainText('does not pay bribes and does not accept them');
	await expect
		.poll(() => stack.locator('canvas').first().evaluate(darkPixels), { message: 'the first page is drawn' })
		.toBeGreaterThan(500);
	await tools.getByRole('button', { name: 'Next page' }).press('Enter');
	await expect(tools).toContainText('Page 2 of 8');
	const closer = tools.getByRole('button', { name: 'Zoom in' });
	for (let step = 0; step < 6; step++) await closer.press('Enter');
	await expect(tools).toContainText('300%');
	await expect(tools).toContainText('Page 2 of 8');
	await expect(closer).toBeFocused();
	expect(await stack.evaluate((element) => element.getBoundingClientRect().height)).toBe(8300);
	expect(errors).toEqual([]);
	await page.context().close();
});

test('phones without scripting get the frame and the file', async ({ browser }) => {
	const page = await (await browser.newContext({ ...visitors.phone, javaScriptEnabled: false })).newPage();
	await page.goto(address);
	await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', file);
	await expect(page.getByRole('main').getByRole('link', { name: /^Download/ })).toHaveAttribute('href', file);
	await expect(page.getByText('Loading', { exact: true })).toBeHidden();
	await page.context().close();
});

function darkPixels(canvas: SVGElement | HTMLElement): number {
	if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
	const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
	let dark = 0;
	for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 200) dark++;
	return dark;
}
