import { rmSync } from 'node:fs';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from '../started/site.ts';
import { type Visitor, visitorAt } from './browser.ts';
import { engineName, engines } from './engines.ts';

const folder = temporaryFolder('engines');
let site: StartedSite;
let visitor: Visitor;

beforeAll(async () => {
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
}, 90_000);

afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** React has hydrated the page. */
const hydrated = () =>
	visitor.sees("Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))");

const open = async (path: string) => {
	await visitor.open(site.url + path);
	await hydrated();
};
const charted = demoSnapshot.products.find(({ theme, performance }) => theme && performance);
const heading = 'document.querySelector("h1")?.textContent';
const path = 'location.pathname + location.search';
const total = 'document.querySelector("main [role=status], main [aria-live]")?.textContent';
const filter = 'main input[type=checkbox][name=certifications], main [href*="certifications="]';

describe.each(['desktop', 'mobile'] as const)(`${engineName}, %s layout`, (layout) => {
	const onlyDesktop = (name: string, walk: () => Promise<void>) => layout === 'desktop' && it(name, walk);
	const onlyMobile = (name: string, walk: () => Promise<void>) => layout === 'mobile' && it(name, walk);

	beforeAll(async () => {
		visitor = visitorAt(await engines[engineName](layout));
	}, 90_000);

	afterAll(async () => {
		const { complaints } = visitor;
		await visitor.stop();
		expect(complaints).toEqual([]);
	});

	beforeEach(async () => {
		await visitor.open('about:blank');
	});

	it('the home page has its layout and fits its window', async () => {
		const { ask } = visitor;
		await open('/');
		expect(await ask(heading)).not.toBe('');
		expect(await ask('document.documentElement.dataset.layout')).toBe(layout);
		expect(await ask('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
	});

	onlyDesktop('the menu opens under the pointer and links to its list', async () => {
		const { hover, click, sees } = visitor;
		await open('/');
		await hover('header nav a[href^="/product/all"]');
		const child = 'header a[href^="/product/cardiac-markers"]';
		await sees(`document.querySelector('${child}')?.checkVisibility({ visibilityProperty: true })`);
		await click(child);
		await sees(
			`${path} === '/product/cardiac-markers' && document.querySelectorAll('main article, main li a[href^="/products/"]').length > 0`,
		);
	});

	onlyMobile('the menu opens, follows a link and is closed on the next page', async () => {
		const { click, sees } = visitor;
		await open('/');
		await click('header summary');
		await sees('document.querySelector("header details").open && document.querySelector("#content").inert');
		await click('header details a[href^="/contact"]');
		await sees(`${path} === '/contact' && !document.querySelector('header details').open`);
	});

	it('a filter narrows the product list and its address, and going back removes it', async () => {
		const { click, sees, ask } = visitor;
		await open('/product/all');
		if (layout === 'mobile') await click('main details summary');
		const before = await ask(total);
		await click(filter);
		await sees(`location.search.includes('certifications=') && ${total} !== ${JSON.stringify(before)}`);
		await ask('history.back()');
		await sees(`!location.search.includes('certifications=') && ${total} === ${JSON.stringify(before)}`);
	});

	it('a product page switches its tabs and keeps the keyboard focus', async () => {
		const { press, sees, ask } = visitor;
		await open('/product/all');
		const first = await ask('document.querySelector("main a[href^=\'/products/\']").getAttribute("href")');
		await open(first);
		await sees("Object.keys(document.querySelector('[role=tab]')).some((key) => key.startsWith('__react'))");
		await ask('document.querySelector("[role=tab][aria-selected=true]").focus()');
		const chosen = await ask('document.activeElement.textContent');
		await press('ArrowRight');
		await sees(
			`document.activeElement.getAttribute('role') === 'tab' && document.activeElement.textContent !== ${JSON.stringify(chosen)} && document.activeElement.getAttribute('aria-selected') === 'true'`,
		);
	});

	it('evidence is drawn: a hundred dots in a square, whiskers as wide as their column', async () => {
		const { ask } = visitor;
		await open(productAddress(charted?.slug ?? ''));
		await ask('document.querySelectorAll("main details").forEach((each) => { each.open = true; })');
		const drawn: { dots: number[]; whiskers: number[]; columns: number[] } = await ask(`(() => {
			const widths = (wanted) => [...document.querySelectorAll(wanted)].map((element) => Math.round(element.getBoundingClientRect().width));
			return {
				dots: widths('main svg[stroke-dasharray]'),
				whiskers: widths('main svg[preserveAspectRatio=none]'),
				columns: [...document.querySelectorAll('main svg[preserveAspectRatio=none]')].map((svg) => Math.round(svg.parentElement.getBoundingClientRect().width)),
			};
		})()`);
		expect(drawn.dots.length).toBeGreaterThan(1);
		for (const width of drawn.dots) expect(width).toBe(96);
		expect(drawn.whiskers).toHaveLength(drawn.dots.length);
		expect(drawn.whiskers).toEqual(drawn.columns);
		expect(Math.min(...drawn.whiskers)).toBeGreaterThan(80);
	});

	it('the contact form names missing fields, is sent, and shows the reference', async () => {
		const { ask, click, type, sees } = visitor;
		await open('/contact');
		const form = 'document.querySelector("main form")';
		await click('main form [type=submit]');
		await sees(`${form}.textContent.includes('Please complete all required fields.')`);
		for (const [name, value] of [
			['first_name', 'Fire'],
			['last_name', 'Fox'],
			['email', 'fire.fox@example.com'],
		] as const) {
			await click(`main form [name=${name}]`);
			await type(value);
		}
		await ask(
			`(() => { const s = ${form}.querySelector('select'); s.value = 'Referral'; s.dispatchEvent(new Event('change', { bubbles: true })); s.dispatchEvent(new Event('input', { bubbles: true })); })()`,
		);
		await click('main form [type=submit]');
		await sees(
			`/[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/.test(${form}.textContent) && ${form}.querySelector('[name=first_name]').value === ''`,
		);
	});

	onlyDesktop('the search pop-up closes at a click outside it, and Enter starts the search', async () => {
		const { click, pointAt, sees, type, press } = visitor;
		await open('/about');
		const popup = 'header a[href^="/search"]';
		await click(popup);
		await sees('document.querySelector("dialog[open] input") === document.activeElement');
		await pointAt({ x: 20, y: 700 }, true);
		await sees('!document.querySelector("dialog[open]")');
		await click(popup);
		await sees('document.querySelector("dialog[open] input") === document.activeElement');
		await type('flu');
		await press('Enter');
		await sees(`location.pathname === '/search' && /Total: [1-9]/.test(document.querySelector('main').textContent)`);
	});

	it('the search page finds the typed words', async () => {
		const { click, sees, type, press } = visitor;
		await open('/search');
		await click('main input[type=search]');
		await type('flu');
		await press('Enter');
		await sees(`location.search.includes('flu') && /Total: [1-9]/.test(document.querySelector('main').textContent)`);
	});

	it('the language switches, stays during navigation, and switches back', async () => {
		const { click, sees } = visitor;
		const menu = () => (layout === 'mobile' ? click('header summary') : undefined);
		await open('/about');
		await menu();
		await click('header :is(a, button)[lang="zh-CN"]');
		await sees('document.documentElement.lang === "zh-CN"');
		await hydrated();
		await click('footer a[href^="/careers"]');
		await sees('location.pathname === "/careers" && document.documentElement.lang === "zh-CN"');
		await sees('scrollY === 0');
		await menu();
		await click('header :is(a, button)[lang="en"]');
		await sees('document.documentElement.lang === "en"');
		await hydrated();
	});

	it('a job opens in the list and leads to its application', async () => {
		const { click, sees, ask } = visitor;
		await open('/careers');
		await click('main details:has(h3) summary');
		const job = await ask('document.querySelector("main details[open]:has(h3) summary h3").textContent');
		expect(job).not.toBe('');
		await click('main details[open] a[href^="/careers-apply"], main details[open] [href*="careers-apply"]');
		await sees(
			`location.pathname === '/careers-apply' && document.querySelector('main').textContent.includes(${JSON.stringify(job)})`,
		);
	});

	it('the browser’s cache restores a page at its former position', async () => {
		const { ask, sees } = visitor;
		await open('/about');
		await ask('addEventListener("pageshow", ({ persisted }) => { window.wasKept = persisted; })');
		await ask('scrollTo(0, 1400)');
		await sees('Math.abs(history.state?.scroll - 1400) < 2');
		await ask('void location.assign("/contact")');
		await sees('location.pathname === "/contact"');
		await hydrated();
		await ask('history.back()');
		await sees('location.pathname === "/about" && window.wasKept');
		await sees('Math.abs(scrollY - 1400) < 2');
		await sees('Math.abs(history.state?.scroll - 1400) < 2');
	});
});
