import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { addressIn } from '../../apps/site/app/language-address.ts';
import { violations, violationsOfWords, violationsWhenNarrow } from '../support/accessibility.ts';
import { addresses } from '../support/addresses.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';
import { testWithWatchedPages as test, type WatchedPage } from '../support/watched-pages.ts';

const kilobyte = 1000;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	/** Without its styles, which travel inside it. */
	html: 22 * kilobyte,
	htmlOfHome: 16 * kilobyte,
	css: 17 * kilobyte,
	js: 130 * kilobyte,
	jsOfHome: 120 * kilobyte,
	/** With what draws the document on phones, which no other page loads. */
	jsOfPolicy: 320 * kilobyte,
	scripts: 8,
	/** Staff look at these before they publish. */
	scriptsOfPreview: 9,
	requests: 45,
};
const policy = '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY';
const inlineStyles = /<style id="styles">([\s\S]*?)<\/style>/;

// What a trace keeps of such long pages takes longer than the walk.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

async function visit({ page }: WatchedPage, address: string) {
	await page.goto(address, { waitUntil: 'load' });
	// What is kept for the session is the last thing that a page does on its own.
	await page.waitForFunction(() => sessionStorage.getItem('newsData'));
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Status, head, structured data and validity of the same pages are in tests/started/found.test.ts. */
for (const [layout, visitor] of layouts) {
	for (const [name, address] of Object.entries(addresses)) {
		test(`${name}, ${layout}: without an error, accessible in both languages and when narrow, within its budget, asking no other host, and scrolling sideways at no width`, async ({
			openPage,
			request,
			baseURL,
		}) => {
			const chinese = await openPage(visitor);
			await visit(chinese, addressIn('cn', address));
			expect(await violationsOfWords(chinese.page), 'in Chinese').toEqual([]);
			await expectNothingSideways(chinese.page, layout);

			const english = await openPage(visitor);
			await visit(english, address);
			expect(await violations(english.page)).toEqual([]);
			expect(await violationsWhenNarrow(english.page), 'at 320 px').toEqual([]);

			expect([...chinese.problems, ...english.problems]).toEqual([]);
			const asked = [...english.asked];
			expect([...chinese.asked, ...asked].filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
			expect(asked.length).toBeLessThanOrEqual(budget.requests);
			const ending = (end: string) => asked.filter((url) => new URL(url).pathname.endsWith(end));
			const isHome = address === '/';
			const js = isHome ? budget.jsOfHome : address === policy ? budget.jsOfPolicy : budget.js;
			expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js);
			const scripts = address.includes('preview/') ? budget.scriptsOfPreview : budget.scripts;
			expect(ending('.js').length, 'script files').toBeLessThanOrEqual(scripts);
			expect(ending('.css'), 'style files').toEqual([]);
			const html = await (await request.get(address, { headers: { 'user-agent': visitor.userAgent } })).text();
			const styles = html.match(inlineStyles)?.[1] ?? '';
			expect(gzipSync(styles).length, 'styles').toBeGreaterThan(kilobyte);
			expect(gzipSync(styles).length, 'styles').toBeLessThanOrEqual(budget.css);
			const markup = isHome ? budget.htmlOfHome : budget.html;
			expect(gzipSync(html.replace(inlineStyles, '')).length, 'HTML').toBeLessThanOrEqual(markup);
			await expectNothingSideways(english.page, layout);
		});
	}
}
