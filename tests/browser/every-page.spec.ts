import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { languages } from '@site/contract/language';
import { addressIn } from '../../apps/site/app/language-address.ts';
import { violations } from '../support/accessibility.ts';
import { walkedPages } from '../support/addresses.ts';
import { emptyLinks } from '../support/empty-words.ts';
import { expectFloatingButtons } from '../support/floating-buttons.ts';
import { headProblems, isListed } from '../support/head-problems.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { sharePicture } from '../support/share-picture.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { invalidHtml } from '../support/valid-html.ts';
import { layouts } from '../support/visitors.ts';
import { testWithWatchedPages as test, type WatchedPage } from '../support/watched-pages.ts';

const kilobyte = 1000;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	/** Without its styles, which travel inside it. */
	html: 22 * kilobyte,
	htmlOfHome: 18 * kilobyte,
	css: 18 * kilobyte,
	js: 150 * kilobyte,
	jsOfHome: 140 * kilobyte,
	/** With what draws the document on phones, which no other page loads. */
	jsOfPolicy: 320 * kilobyte,
	scripts: 9,
	/** Staff look at these before they publish. */
	scriptsOfPreview: 10,
	requests: 45,
};
const inlineStyles = /<style id="styles">([\s\S]*?)<\/style>/;
/** What articles and products are shared with is of another kind (SHELL-8). */
const typeOfPicture = (name: string) =>
	/^(Productsinfo|Resourcesinfo|PressRelease)/.test(name) ? 'image/webp' : 'image/jpeg';

// What a trace keeps of such long pages takes longer than the walk.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

async function visit({ page }: WatchedPage, address: string) {
	await page.goto(address, { waitUntil: 'load' });
	// What is kept for the session is the last thing that a page does on its own.
	await page.waitForFunction(() => sessionStorage.getItem('newsData'));
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

async function htmlOf(request: APIRequestContext, address: string, userAgent: string) {
	const answer = await request.get(address, { headers: { 'user-agent': userAgent }, maxRedirects: 0 });
	expect(answer.status()).toBe(200);
	return answer.text();
}

async function expectWithinBudget(name: string, asked: ReadonlySet<string>, html: string) {
	expect(asked.size).toBeLessThanOrEqual(budget.requests);
	const ending = (end: string) => [...asked].filter((url) => new URL(url).pathname.endsWith(end));
	const isHome = name === 'Home';
	const js = isHome ? budget.jsOfHome : name === 'AntiBriberyPolicy' ? budget.jsOfPolicy : budget.js;
	expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js);
	const scripts = name.endsWith('Preview') ? budget.scriptsOfPreview : budget.scripts;
	expect(ending('.js').length, 'script files').toBeLessThanOrEqual(scripts);
	expect(ending('.css'), 'style files').toEqual([]);
	const styles = html.match(inlineStyles)?.[1] ?? '';
	expect(gzipSync(styles).length, 'styles').toBeGreaterThan(kilobyte);
	expect(gzipSync(styles).length, 'styles').toBeLessThanOrEqual(budget.css);
	const markup = isHome ? budget.htmlOfHome : budget.html;
	expect(gzipSync(html.replace(inlineStyles, '')).length, 'HTML').toBeLessThanOrEqual(markup);
}

for (const [layout, visitor] of layouts) {
	for (const [name, address] of Object.entries(walkedPages)) {
		// Holds ROUTE-2, SHELL-4, SHELL-7, SHELL-8, SHELL-9, SHELL-32, CONST-17, D4, D26, D30, D38.
		test(`${name}, ${layout}, in both languages: a whole head, valid, without an error, accessible in every window, within its budget, with its floating buttons in reach, asking no other host, and scrolling sideways at no width`, async ({
			openPage,
			request,
			baseURL,
		}) => {
			const publicUrl = `${baseURL}`;
			for (const language of languages) {
				const html = await htmlOf(request, addressIn(language, address), visitor.userAgent);
				expect(html).toContain(`data-layout="${layout}"`);
				expect(headProblems({ name, html, language, publicUrl }), language).toEqual([]);
				expect(await invalidHtml(html), language).toEqual([]);
				expect(emptyLinks(html), language).toEqual([]);
				if (isListed(name)) {
					const type = typeOfPicture(name);
					const picture = { saidToBe: type, sentAs: type, width: 1200, height: 630 };
					// A size that is still in the making is sent as it was uploaded.
					await expect.poll(() => sharePicture(html)).toEqual(picture);
				}

				const watched = await openPage(visitor);
				await visit(watched, addressIn(language, address));
				// The budgets are those of the larger part of the visitors.
				if (language === 'en') await expectWithinBudget(name, watched.asked, html);
				await expectFloatingButtons(watched.page);
				expect(await violations(watched.page, layout), language).toEqual([]);
				await expectNothingSideways(watched.page, layout);
				expect(watched.problems).toEqual([]);
				expect([...watched.asked].filter((url) => !url.startsWith(`${publicUrl}/`))).toEqual([]);
			}
		});
	}
}
