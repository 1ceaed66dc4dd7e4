import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { writeKept } from '../../apps/site/server/content/kept-snapshot.ts';
import { root, type StartedSite, startBuiltSite, temporaryFolder } from '../started/site.ts';
import { visitors } from '../support/visitors.ts';

const folder = temporaryFolder('consent');
const tagManager = { id: 'GTM-EXAMPLE', script: 'https://example.com/tag-manager/gtm.js' };
let site: StartedSite;

test.use(visitors.desktop);
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
	const snapshot = { ...demoSnapshot, settings: { ...demoSnapshot.settings, tagManager } };
	// Reuses the picture sizes that the other site has computed.
	const made = join(root, 'test-results', `data-${process.env.TEST_PORT || 3400}`, 'picture-sizes');
	if (existsSync(made)) cpSync(made, join(folder, 'picture-sizes'), { recursive: true });
	await writeKept(join(folder, 'snapshot.json'), { snapshot, versions: {}, etag: '', troubles: [] });
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

test('the tag manager loads only after consent, and the choice can be changed', {
	tag: ['@smoke', '@SHELL-32', '@SHELL-33'],
}, async ({ page }) => {
	const outside: string[] = [];
	await page.route('https://example.com/**', (route) => {
		outside.push(route.request().url());
		return route.fulfill({ contentType: 'text/javascript', body: '' });
	});
	await page.goto(site.url);
	const banner = page.getByRole('region', { name: 'Your choice' });
	await expect(banner).toBeVisible();
	expect(outside).toEqual([]);
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
	// The banner follows the link that skips to the content.
	for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
	await expect(banner.locator(':focus')).toHaveCount(1);
	await banner.getByRole('button', { name: 'Agree' }).click();
	await expect(banner).toBeHidden();
	await expect.poll(() => outside.length).toBe(1);
	await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
	await expect
		.poll(() => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.at(-1)))
		.toEqual({ event: 'content-view', 'content-name': '/about' });
	await page.getByRole('button', { name: 'Cookie settings' }).click();
	await expect(banner).toBeVisible();
});

test('a browser with Global Privacy Control is not asked or measured, and is told so', { tag: '@D29' }, async ({
	browser,
}) => {
	const toScripts = await browser.newContext(visitors.desktop);
	await toScripts.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
	const inRequests = await browser.newContext({ ...visitors.desktop, extraHTTPHeaders: { 'Sec-GPC': '1' } });
	for (const context of [toScripts, inRequests]) {
		// An earlier consent does not count.
		await context.addCookies([{ name: 'consent', value: 'granted', url: site.url }]);
		const page = await context.newPage();
		await page.goto(site.url);
		await page.getByRole('button', { name: 'Cookie settings' }).click();
		const banner = page.getByRole('region', { name: 'Your choice' });
		await expect(banner).toContainText('Global Privacy Control: we honor it');
		await expect(banner.getByRole('button')).toHaveText(['Close']);
		await banner.getByRole('button', { name: 'Close' }).click();
		await expect(banner).toBeHidden();
		expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
		await context.close();
	}
});

test('withdrawing consent works at once and removes the visitor’s cookies', { tag: '@SHELL-34' }, async ({ page }) => {
	const measuring = { contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1; path=/'" };
	await page.route('https://example.com/**', (route) => route.fulfill(measuring));
	const kept = async () => (await page.context().cookies()).map(({ name }) => name);
	await page.goto(site.url);
	await page.getByRole('button', { name: 'Agree' }).click();
	await expect(page.locator('script[data-tag-manager]')).toHaveCount(1);
	await expect.poll(kept).toContain('_ga');
	await page.getByRole('button', { name: 'Cookie settings' }).click();
	await page.getByRole('button', { name: 'Decline' }).click();
	await expect(page.locator('script[data-tag-manager]')).toHaveCount(0);
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
	expect(await kept()).not.toContain('_ga');
});

test('a phone is asked in one line; declining ends the question and measures nothing', { tag: '@SHELL-34' }, async ({
	browser,
}) => {
	const page = await browser.newPage(visitors.phone);
	await page.goto(site.url);
	const banner = page.getByRole('region', { name: 'Your choice' });
	await expect(banner).toBeVisible();
	const top = (await banner.boundingBox())?.y ?? 0;
	const button = await page.getByRole('main').getByRole('link', { name: 'For your practice' }).boundingBox();
	expect(button && button.y + button.height).toBeLessThan(top);
	await expect(page.getByRole('complementary', { name: 'Quick links' })).toBeHidden();
	await banner.getByRole('button', { name: 'Details' }).tap();
	await expect(banner).toContainText('Until you agree it is not loaded');
	// The banner does not cover the page's last line, with large letters either.
	for (const letters of ['200%', '']) {
		const overlap = await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
			scrollTo(0, document.documentElement.scrollHeight);
			const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
			return end - (document.querySelector('.consent')?.getBoundingClientRect().top ?? 0);
		}, letters);
		expect(overlap, letters).toBeLessThan(1);
	}
	await banner.getByRole('button', { name: 'Decline' }).tap();
	await page.goto(`${site.url}/about`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(banner).toBeHidden();
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
	await page.close();
});

test('a site without a tag manager asks nothing and says which cookies it sets', { tag: '@SHELL-33' }, async ({
	page,
}) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Cookie settings' }).click();
	const banner = page.getByRole('region', { name: 'Your choice' });
	await expect(banner).toContainText('sets only the cookies it needs');
	await expect(banner.getByRole('button')).toHaveText(['Close']);
});
