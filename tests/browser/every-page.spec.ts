import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '@site/contract/language';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { violationsNow } from '../support/accessibility.ts';
import { walkedPages } from '../support/addresses.ts';
import { byDepth } from '../support/depth.ts';
import { expectFloatingButtons } from '../support/floating-buttons.ts';
import { expectNoLostSpaces } from '../support/lost-spaces.ts';
import { expectNothingSideways, expectNothingSidewaysInLargeLetters } from '../support/reflow.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';
import { testWithWatchedPages as test } from '../support/watched-pages.ts';

const kilobyte = 1000;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	/** Without its styles, which travel inside it. A product has its packs, registrations, evidence and terms as markup alone. */
	html: 29 * kilobyte,
	htmlOfHome: 21.5 * kilobyte,
	/** One sheet for all pages. */
	css: 21 * kilobyte,
	js: 151.5 * kilobyte,
	jsOfHome: 141.5 * kilobyte,
	/** With the note that says what is previewed; staff alone see it. */
	jsOfPreview: 153 * kilobyte,
	/** With what draws a document where the browser does not. */
	jsOfViewer: 311 * kilobyte,
	/** The words of the interface in Chinese are a file of their own. */
	jsOfChinese: 6 * kilobyte,
	scripts: 9,
	/** Of the few pages that have something of two kinds of page. */
	scriptsOfMixed: 10,
	requests: 45,
};
const mixed = new Set(['Box', 'CareersApply', 'LeadForm']);
const withViewer = new Set(['AntiBriberyPolicy', 'Document', 'DocumentRevision']);
const inlineStyles = /<style id="styles">([\s\S]*?)<\/style>/;
// What a trace keeps of such long pages takes longer than the walk.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

/** Opens a page, waits until it has done all that it does on its own, and gives what was sent for it. */
async function visit(page: Page, address: string): Promise<string> {
	const answer = await page.goto(address, { waitUntil: 'load' });
	// What is kept for the session is the last of it.
	await page.waitForFunction(() => sessionStorage.getItem('newsData'));
	// A browser that has much else to do may never call itself idle.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 10_000 })));
	return (await answer?.text()) ?? '';
}

type Sent = { name: string; language: Language; asked: ReadonlySet<string>; html: string };

async function expectWithinBudget({ name, language, asked, html }: Sent) {
	const words = language === 'cn' ? 1 : 0;
	expect(asked.size).toBeLessThanOrEqual(budget.requests);
	const ending = (end: string) => [...asked].filter((url) => new URL(url).pathname.endsWith(end));
	const isHome = name === 'Home';
	const isPreview = name.endsWith('Preview');
	const ofOthers = isPreview ? budget.jsOfPreview : withViewer.has(name) ? budget.jsOfViewer : budget.js;
	const js = isHome ? budget.jsOfHome : ofOthers;
	expect(await sumOfGzipBytes(ending('.js')), 'JavaScript').toBeLessThanOrEqual(js + words * budget.jsOfChinese);
	const isMixed = withViewer.has(name) || isPreview || mixed.has(name);
	const scripts = isMixed ? budget.scriptsOfMixed : budget.scripts;
	expect(ending('.js').length, 'script files').toBeLessThanOrEqual(scripts + words);
	expect(ending('.css'), 'style files').toEqual([]);
	const styles = html.match(inlineStyles)?.[1] ?? '';
	expect(gzipSync(styles).length, 'styles').toBeGreaterThan(kilobyte);
	expect(gzipSync(styles).length, 'styles').toBeLessThanOrEqual(budget.css);
	const markup = isHome ? budget.htmlOfHome : budget.html;
	expect(gzipSync(html.replace(inlineStyles, '')).length, 'HTML').toBeLessThanOrEqual(markup);
}

/** From 320 px, which is the desktop layout at 400 % zoom, up to the widest window of each layout (D4). */
const widths = byDepth({
	usual: { desktop: [320, 1024, 2560], mobile: [320, 820, 1900] },
	nightly: { desktop: [320, 744, 1024, 1440, 2560], mobile: [320, 600, 820, 1180, 1900] },
});

/** Each layout is looked at in two windows: 320 × 256 is one of 1280 × 1024 at 400 %. */
const windows = {
	desktop: { en: { width: 1280, height: 900 }, cn: { width: 320, height: 256 } },
	mobile: { en: { width: 320, height: 568 }, cn: { width: 390, height: 844 } },
};

/** These kinds of page are looked at in both languages in each layout, all others in one each: every second page the other way round. */
const inBothLanguages = new Set(['Home', 'Products', 'Productsinfo', 'Productsinfos', 'Resourcesinfo', 'CareersApply']);
function languagesOf(name: string, index: number, layout: keyof typeof windows): readonly Language[] {
	if (inBothLanguages.has(name)) return languages;
	const isEnglish = (layout === 'desktop') === (index % 2 === 0);
	return byDepth<readonly Language[]>({ usual: [isEnglish ? 'en' : 'cn'], nightly: languages });
}

for (const [layout, visitor] of layouts) {
	for (const [index, [name, address]] of Object.entries(walkedPages).entries()) {
		// Holds ROUTE-2, SHELL-4, SHELL-32, CONST-17, D4, D38.
		test(`${name}, ${layout}: without an error, accessible, within its budget, with its floating buttons in reach, asking no other host, and scrolling sideways at no width`, async ({
			openPage,
			baseURL,
		}) => {
			for (const language of languagesOf(name, index, layout)) {
				const { page, asked, problems } = await openPage(visitor);
				const html = await visit(page, addressIn(language, address));
				await expectWithinBudget({ name, language, asked, html });
				await expectFloatingButtons(page);
				await expectNoLostSpaces(page);
				await page.setViewportSize(windows[layout][language]);
				expect(await violationsNow(page), language).toEqual([]);
				await expectNothingSideways(page, widths[layout]);
				if (layout === 'mobile') await expectNothingSidewaysInLargeLetters(page);
				expect(problems).toEqual([]);
				expect([...asked].filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
			}
		});
	}
}
