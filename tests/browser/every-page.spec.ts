import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';

const kilobyte = 1024;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	/** Without its styles, which travel inside it. */
	html: 26 * kilobyte,
	htmlOfHome: 20 * kilobyte,
	css: 16 * kilobyte,
	js: 133 * kilobyte,
	jsOfHome: 120 * kilobyte,
	/** With what draws the document on phones, which no other page loads. */
	jsOfPolicy: 320 * kilobyte,
	scripts: 10,
	scriptsOfHome: 8,
	requests: 45,
};
const policy = '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY';
const inlineStyles = /<style id="styles">([\s\S]*?)<\/style>/;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [layout, options] of layouts) {
	for (const [name, address] of Object.entries(addresses)) {
		test(`${name}, ${layout}: accessible, within its budget, asking no other host, and scrolling sideways at no width`, async ({
			browser,
			request,
			baseURL,
		}) => {
			const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
			const page = await context.newPage();
			const urls = new Set<string>();
			// The browser's own viewer of documents is made of requests too, to no host.
			page.on('request', (each) => void (/^(https?|wss?|data):/.test(each.url()) && urls.add(each.url())));
			await page.goto(address, { waitUntil: 'load' });
			// What is kept for the session is the last thing that a page does on its own.
			await page.waitForFunction(() => sessionStorage.getItem('newsData'));

			const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
			expect(
				violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
			).toEqual([]);

			expect([...urls].filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
			expect(urls.size).toBeLessThanOrEqual(budget.requests);
			const ending = (end: string) => [...urls].filter((url) => new URL(url).pathname.endsWith(end));
			const isHome = address === '/';
			const js = isHome ? budget.jsOfHome : address === policy ? budget.jsOfPolicy : budget.js;
			expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js);
			const scripts = isHome ? budget.scriptsOfHome : budget.scripts;
			expect(ending('.js').length, 'script files').toBeLessThanOrEqual(scripts);
			expect(ending('.css'), 'style files').toEqual([]);
			const html = await (await request.get(address, { headers: { 'user-agent': options.userAgent } })).text();
			const styles = html.match(inlineStyles)?.[1] ?? '';
			expect(gzipSync(styles).length, 'styles').toBeGreaterThan(kilobyte);
			expect(gzipSync(styles).length, 'styles').toBeLessThanOrEqual(budget.css);
			const markup = isHome ? budget.htmlOfHome : budget.html;
			expect(gzipSync(html.replace(inlineStyles, '')).length, 'HTML').toBeLessThanOrEqual(markup);
			await expectNothingSideways(page, layout);
			await context.close();
		});
	}
}
