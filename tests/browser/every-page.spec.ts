import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '@site/contract/language';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { routeTable } from '../../apps/site/app/route-table.ts';
import { violationsNow } from '../support/accessibility.ts';
import { walkedPages } from '../support/addresses.ts';
import { byDepth } from '../support/depth.ts';
import { expectFloatingButtons } from '../support/floating-buttons.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoLostSpaces } from '../support/lost-spaces.ts';
import { expectNothingSideways, expectNothingSidewaysInLargeLetters } from '../support/reflow.ts';
import { sumOfGzipBytes } from '../support/sizes.ts';
import { layouts } from '../support/visitors.ts';
import { testWithWatchedPages as test } from '../support/watched-pages.ts';

const kilobyte = 1000;
/** Gzip bytes over the wire (docs/decisions/008). */
const budget = {
	/** Without the inlined styles. A product has its packs, registrations, evidence and terms as markup alone. */
	html: 29 * kilobyte,
	/** With a link to every test (the Table of Tests), in Chinese too. */
	htmlOfHome: 23 * kilobyte,
	/** One style sheet for all pages. */
	css: 21 * kilobyte,
	js: 151.6 * kilobyte,
	jsOfHome: 142.5 * kilobyte,
	jsOfLeadForm: 157 * kilobyte,
	/** With the note about the preview, which only staff see. */
	jsOfPreview: 153 * kilobyte,
	/** With the code that draws a document where the browser cannot. */
	jsOfViewer: 311 * kilobyte,
	/** The interface texts in Chinese are a separate file. */
	jsOfChinese: 6 * kilobyte,
	scripts: 9,
	/** For the few pages that have parts of two kinds of page. */
	scriptsOfMixed: 10,
	requests: 45,
};
const mixed = new Set(['Box', 'CareersApply', 'LeadForm']);
const withViewer = new Set(['AntiBriberyPolicy', 'Document', 'DocumentRevision']);
const inlineStyles = /<style id="styles">([\s\S]*?)<\/style>/;
// Recording a trace of such long pages would take longer than the test itself.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

/** Opens a page, waits until it is hydrated and idle, and returns the HTML that the server sent. */
async function visit(page: Page, address: string): Promise<string> {
	const answer = await page.goto(address, { waitUntil: 'load' });
	await hydrated(page);
	// A busy browser may never report that it is idle.
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
	const own = name === 'LeadForm' ? budget.jsOfLeadForm : budget.js;
	const ofOthers = isPreview ? budget.jsOfPreview : withViewer.has(name) ? budget.jsOfViewer : own;
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

/** From 320 px, which is the desktop layout at 400 % zoom, to the widest window of each layout (D4). */
const widths = byDepth({
	usual: { desktop: [320, 1024, 2560], mobile: [320, 820, 1900] },
	nightly: { desktop: [320, 744, 1024, 1440, 2560], mobile: [320, 600, 820, 1180, 1900] },
});

/** Each layout is tested in two windows; 320 × 256 is 1280 × 1024 at 400 % zoom. */
const windows = {
	desktop: { en: { width: 1280, height: 900 }, cn: { width: 320, height: 256 } },
	mobile: { en: { width: 320, height: 568 }, cn: { width: 390, height: 844 } },
};

/** These pages are tested in both layouts, all others in one, with alternating languages; nightly runs test all. */
const keyPages = new Set(['Home', 'Products', 'Productsinfo', 'Productsinfos', 'Resourcesinfo', 'CareersApply']);
const layoutsOf = (name: string, index: number) =>
	layouts.filter((_, place) => byDepth({ usual: keyPages.has(name) || place === index % 2, nightly: true }));
function languagesOf(index: number, layout: keyof typeof windows): readonly Language[] {
	const isEnglish = (layout === 'desktop') === (Math.floor(index / 2) % 2 === 0);
	return byDepth<readonly Language[]>({ usual: [isEnglish ? 'en' : 'cn'], nightly: languages });
}

/** The first page of each folder of code; nightly runs visit all. */
const folders = new Map(
	routeTable.map(({ name, page, composed }) => [page ?? composed ?? name, String(name)] as const).toReversed(),
);
const firsts = new Set(folders.values());
const visitedPages = Object.entries(walkedPages).filter(([name]) =>
	byDepth({ usual: firsts.has(name), nightly: true }),
);

for (const [index, [name, address]] of visitedPages.entries()) {
	for (const [layout, visitor] of layoutsOf(name, index)) {
		test(`${name}, ${layout}: no error, accessible, within its size, hosts and width`, {
			tag: ['@ROUTE-2', '@SHELL-4', '@SHELL-32', '@CONST-17', '@D4', '@D38'],
		}, async ({ openPage, baseURL }) => {
			for (const language of languagesOf(index, layout)) {
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
