import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type StartedSite, startBuiltSite, temporaryFolder } from '../started/site.ts';
import { type Firefox, startFirefox } from './browser.ts';

const folder = temporaryFolder('firefox');
let site: StartedSite;
let firefox: Firefox;

beforeAll(async () => {
	[site, firefox] = await Promise.all([
		startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
		startFirefox(process.env.FIREFOX ?? '/usr/bin/firefox-esr'),
	]);
}, 90_000);

afterAll(async () => {
	expect(firefox.complaints).toEqual([]);
	await firefox.stop();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
	await firefox.open('about:blank');
});

/** React has taken the page over. */
const hydrated = () =>
	firefox.sees("Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))");

const open = async (path: string) => {
	await firefox.open(site.url + path);
	await hydrated();
};
const heading = 'document.querySelector("h1")?.textContent';
const path = 'location.pathname + location.search';

it('the home page stands, and the menu opens under the pointer and leads to its list', async () => {
	const { named, hover, click, find, sees, ask } = firefox;
	await open('/');
	expect(await ask(heading)).not.toBe('');
	await hover(await named('link', 'Products'));
	const child = 'header a[href^="/product/cardiac-markers"]';
	await sees(`document.querySelector('${child}')?.checkVisibility({ visibilityProperty: true })`);
	await click(await find(child));
	await sees(
		`${path} === '/product/cardiac-markers' && document.querySelectorAll('main article, main li a[href^="/products/"]').length > 0`,
	);
});

it('a filter of the product list narrows it, says so in the address, and going back takes it off', async () => {
	const { find, click, sees, ask } = firefox;
	await open('/product/all');
	const total = 'document.querySelector("main [role=status], main [aria-live]")?.textContent';
	const before = await ask(total);
	await click(await find('main input[type=checkbox][name=certifications], main [href*="certifications="]'));
	await sees(`location.search.includes('certifications=') && ${total} !== ${JSON.stringify(before)}`);
	await ask('history.back()');
	await sees(`!location.search.includes('certifications=') && ${total} === ${JSON.stringify(before)}`);
});

it('a product page switches its tabs and keeps the keyboard where it is', async () => {
	const { find, press, sees, ask } = firefox;
	await open('/product/all');
	const first = await ask('document.querySelector("main a[href^=\'/products/\']").getAttribute("href")');
	await open(first);
	await find('[role=tab][aria-selected=true]');
	await sees("Object.keys(document.querySelector('[role=tab]')).some((key) => key.startsWith('__react'))");
	await ask('document.querySelector("[role=tab][aria-selected=true]").focus()');
	const chosen = await ask('document.activeElement.textContent');
	await press('ArrowRight');
	await sees(
		`document.activeElement.getAttribute('role') === 'tab' && document.activeElement.textContent !== ${JSON.stringify(chosen)} && document.activeElement.getAttribute('aria-selected') === 'true'`,
	);
});

it('the contact form names what is missing, is sent, says the reference and is empty again', async () => {
	const { ask, click, find, type, sees } = firefox;
	await open('/contact');
	const form = 'document.querySelector("main form")';
	await click(await find('main form [type=submit]'));
	await sees(`${form}.textContent.includes('Please complete all required fields.')`);
	for (const [name, value] of [
		['first_name', 'Fire'],
		['last_name', 'Fox'],
		['email', 'fire.fox@example.com'],
	] as const) {
		await click(await find(`main form [name=${name}]`));
		await type(value);
	}
	await ask(
		`(() => { const s = ${form}.querySelector('select'); s.value = 'Referral'; s.dispatchEvent(new Event('change', { bubbles: true })); s.dispatchEvent(new Event('input', { bubbles: true })); })()`,
	);
	await click(await find('main form [type=submit]'));
	await sees(
		`/[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/.test(${form}.textContent) && ${form}.querySelector('[name=first_name]').value === ''`,
	);
});

it('search finds, and Enter in the pop-up leads there', async () => {
	const { named, click, sees, type, press } = firefox;
	await open('/about');
	await click(await named('link', 'Search'));
	await sees('document.activeElement?.matches("input")');
	await type('flu');
	await press('Enter');
	await sees(`location.pathname === '/search' && /Total: [1-9]/.test(document.querySelector('main').textContent)`);
});

it('the language switches, stays while one walks on, and switches back', async () => {
	const { find, click, sees } = firefox;
	await open('/about');
	await click(await find('header :is(a, button)[lang="zh-CN"]'));
	await sees('document.documentElement.lang === "zh-CN"');
	await hydrated();
	await click(await find('footer a[href^="/careers"]'));
	await sees('location.pathname === "/careers" && document.documentElement.lang === "zh-CN"');
	await sees('scrollY === 0');
	await click(await find('header :is(a, button)[lang="en"]'));
	await sees('document.documentElement.lang === "en"');
	await hydrated();
});

it('a job opens in the list and leads to its application', async () => {
	const { find, click, sees, ask } = firefox;
	await open('/careers');
	await click(await find('main details summary'));
	await sees('document.querySelector("main details[open]")');
	const job = await ask(
		'document.querySelector("main details[open] summary h3, main details[open] summary").textContent',
	);
	await click(await find('main details[open] a[href^="/careers-apply"], main details[open] [href*="careers-apply"]'));
	await sees(
		`location.pathname === '/careers-apply' && document.querySelector('main').textContent.length > 100 && ${JSON.stringify(job)}.length > 0`,
	);
});
