import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { languages } from '@site/contract/language';
import { addressIn } from '../../apps/site/app/language-address.ts';
import { violationsNow } from '../support/accessibility.ts';
import { walkedPages } from '../support/addresses.ts';
import { expectFloatingButtons } from '../support/floating-buttons.ts';
import { expectNothingSideways, expectNothingSidewaysInLargeLetters } from '../support/reflow.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';
import { testWithWatchedPages as test } from '../support/watched-pages.ts';

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
// What a trace keeps of such long pages takes longer than the walk.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

/** Opens a page, waits until it has done all that it does on its own, and gives what was sent for it. */
async function visit(page: Page, address: string): Promise<string> {
	const answer = await page.goto(address, { waitUntil: 'load' });
	// What is kept for the session is the last of it.
	await page.waitForFunction(() => sessionStorage.getItem('newsData'));
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	return (await answer?.text()) ?? '';
}

async function expectWithinBudget(name: string, asked: ReadonlySet<string>, html: string) {
	expect(asked.size).toBeLessThanOrEqual(budget.requests);
	const ending = (end: string) => [...asked].filter((url) => new URL(url).pathname.endsWith(end));
	const isHome = name === 'Home';
	const js = isHome ? budget.jsOfHome : name === 'AntiBriberyPolicy' ? budget.jsOfPolicy : budget.js;
	expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js);
	// What draws the policy on phones is a file more.
	const hasMore = name.endsWith('Preview') || name === 'AntiBriberyPolicy';
	const scripts = hasMore ? budget.scriptsOfPreview : budget.scripts;
	expect(ending('.js').length, 'script files').toBeLessThanOrEqual(scripts);
	expect(ending('.css'), 'style files').toEqual([]);
	const styles = html.match(inlineStyles)?.[1] ?? '';
	expect(gzipSync(styles).length, 'styles').toBeGreaterThan(kilobyte);
	expect(gzipSync(styles).length, 'styles').toBeLessThanOrEqual(budget.css);
	const markup = isHome ? budget.htmlOfHome : budget.html;
	expect(gzipSync(html.replace(inlineStyles, '')).length, 'HTML').toBeLessThanOrEqual(markup);
}

/** From 320 px, which is the desktop layout at 400 % zoom, up to the widest window of each layout (D4). */
const widths = { desktop: [320, 744, 1024, 1440, 2560], mobile: [320, 600, 820, 1180, 1900] };

/** Each layout is looked at in both languages, and in two windows: 320 × 256 is one of 1280 × 1024 at 400 %. */
const windows = {
	desktop: { en: { width: 1280, height: 900 }, cn: { width: 320, height: 256 } },
	mobile: { en: { width: 320, height: 568 }, cn: { width: 390, height: 844 } },
};

/** Pages of the same making as another one: these are looked at in one language for each layout. */
const twins = new Set([
	'Productsinfos3',
	'Productsinfos4',
	'Productsinfos5',
	'ProductsPreview',
	'ResourcesPreview',
	'PressRelease',
	'Category',
	'Job',
	'CultureWorkCode',
	'CultureSocialArt',
	'TermsAndConditions',
	'Newsletter',
	'SubscriptionUnsubscribe',
]);
const languagesOf = (name: string, layout: keyof typeof windows) =>
	twins.has(name) ? [layout === 'desktop' ? ('en' as const) : ('cn' as const)] : languages;

for (const [layout, visitor] of layouts) {
	for (const [name, address] of Object.entries(walkedPages)) {
		// Holds ROUTE-2, SHELL-4, SHELL-32, CONST-17, D4, D38.
		test(`${name}, ${layout}: without an error, accessible, within its budget, with its floating buttons in reach, asking no other host, and scrolling sideways at no width`, async ({
			openPage,
			baseURL,
		}) => {
			for (const language of languagesOf(name, layout)) {
				const { page, asked, problems } = await openPage(visitor);
				const html = await visit(page, addressIn(language, address));
				// The budgets are those of the larger part of the visitors.
				if (language === 'en') await expectWithinBudget(name, asked, html);
				await expectFloatingButtons(page);
				await page.setViewportSize(windows[layout][language]);
				expect(await violationsNow(page), language).toEqual([]);
				await expectNothingSideways(page, language === 'en' ? widths[layout] : [320]);
				if (layout === 'mobile') await expectNothingSidewaysInLargeLetters(page);
				expect(problems).toEqual([]);
				expect([...asked].filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
			}
		});
	}
}
