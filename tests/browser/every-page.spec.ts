import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';

const kilobyte = 1024;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	html: 30 * kilobyte,
	css: 20 * kilobyte,
	js: 150 * kilobyte,
	jsOfProducts: 165 * kilobyte,
	requests: 45,
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [layout, options] of layouts) {
	for (const [name, address] of Object.entries(addresses)) {
		test(`${name}, ${layout}: accessible, within its budget, and asking no other host`, async ({
			browser,
			request,
			baseURL,
		}) => {
			const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
			const page = await context.newPage();
			const urls = new Set<string>();
			page.on('request', (each) => urls.add(each.url()));
			await page.goto(address, { waitUntil: 'load' });
			// The consent banner is the last thing that the browser adds on its own.
			await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();

			const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
			expect(
				violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
			).toEqual([]);

			expect([...urls].filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
			expect(urls.size).toBeLessThanOrEqual(budget.requests);
			const ending = (end: string) => [...urls].filter((url) => new URL(url).pathname.endsWith(end));
			const js = address.startsWith('/product') ? budget.jsOfProducts : budget.js;
			expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js);
			expect(await sumOfGzipBytes(ending('.css')), 'CSS').toBeLessThanOrEqual(budget.css);
			const html = await request.get(address, {
				headers: { 'accept-encoding': 'gzip', 'user-agent': options.userAgent },
			});
			expect(Number(html.headers()['content-length']), 'HTML').toBeLessThanOrEqual(budget.html);
			await context.close();
		});
	}
}
