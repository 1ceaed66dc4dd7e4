import { expect, type Page, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { en } from '../../apps/site/app/messages/en.ts';
import { hydrated } from '../support/hydrated.ts';
import { stopClock } from '../support/stop-clock.ts';
import { visitors } from '../support/visitors.ts';

test('on a sideways phone no content lies under the notch or the rounded corners', { tag: '@SHELL-6' }, async ({
	browser,
}) => {
	const context = await browser.newContext({ ...visitors.phone, viewport: { width: 844, height: 390 } });
	const page = await context.newPage();
	const device = await context.newCDPSession(page);
	await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 44, right: 44, bottom: 21 } });
	await page.goto('/about');
	await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/);
	const box = async (name: string) => page.getByRole('link', { name }).first().boundingBox();
	expect((await box(brand.name))?.x).toBeGreaterThanOrEqual(44);
	const contact = await page.getByRole('complementary', { name: 'Quick links' }).getByRole('link').last().boundingBox();
	expect((contact?.x ?? 0) + (contact?.width ?? 0)).toBeLessThanOrEqual(800);
	expect((contact?.y ?? 0) + (contact?.height ?? 0)).toBeLessThanOrEqual(369);
	await context.close();
});

test.describe('footer', () => {
	test.use(visitors.desktop);

	test('has the year, the links, the certificates and the media kit, with every file', {
		tag: ['@SHELL-21', '@SHELL-23'],
	}, async ({ page, request }) => {
		await page.goto('/');
		const footer = page.getByRole('contentinfo');
		await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} ${brand.company}`);
		for (const to of [
			'/about',
			'/partnering',
			'/product/all',
			'/careers',
			'/contact',
			'/media-room',
			'/privacy-policy',
			'/terms-and-conditions',
		]) {
			// The form beside them has another link to the privacy policy.
			await expect(footer.locator(`a[href="${to}"]:not(form a)`)).toHaveCount(1);
		}
		await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
		for (const [file, type] of [
			['/documents/mdsap-certificate.pdf', 'application/pdf'],
			['/documents/iso-13485-certificate.pdf', 'application/pdf'],
			['/documents/media-kit.zip', 'application/zip'],
		] as const) {
			await expect(footer.locator(`a[href="${file}"]`)).toHaveCount(1);
			expect((await request.get(file)).headers()['content-type']).toBe(type);
		}
	});
});

test.describe('a navigation that waits', () => {
	test.use(visitors.desktop);

	const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last();
	const heading = (page: Page) => page.getByRole('heading', { level: 1 });

	test('shows the overlay, and offers a retry if its code takes longer than 120 s', {
		tag: ['@CONST-1', '@D7'],
	}, async ({ page }) => {
		await stopClock(page);
		await page.goto('/about');
		await hydrated(page);
		let isLoading = false;
		await page.route('**/assets/*.js', (route) => (isLoading ? route.continue() : undefined));
		const answered = page.waitForResponse('**/privacy-policy.data**');
		await privacy(page).click();
		await answered;
		await page.clock.runFor(119_000);
		await expect(page.getByText(en.loading, { exact: true })).toBeVisible();
		await page.clock.runFor(1000);
		isLoading = true;
		await page.getByRole('button', { name: en.tryAgain }).click();
		await expect(page).toHaveURL('/privacy-policy');
		await expect(heading(page)).toHaveText('Privacy Policy');
	});

	test('is aborted if its data takes longer than 10 s, says so, and the page still works', {
		tag: ['@CONST-1', '@D55'],
	}, async ({ page }) => {
		await stopClock(page);
		await page.goto('/about');
		await hydrated(page);
		const shown = (await heading(page).textContent()) ?? '';
		await page.route('**/privacy-policy.data**', () => {});
		await privacy(page).click();
		await page.clock.runFor(9000);
		await expect(page.getByText(en.loading, { exact: true })).toBeVisible();
		await page.clock.runFor(1000);
		await expect(page.getByText(en.loading, { exact: true })).toHaveCount(0);
		await expect(page.getByRole('alert').filter({ hasText: en.noConnection })).toBeVisible();
		await page.clock.resume();
		await expect(page).toHaveURL('/about');
		await expect(heading(page)).toHaveText(shown);
		await page.unroute('**/privacy-policy.data**');
		await page.getByRole('link', { name: en.tryAgain }).click();
		await expect(page).toHaveURL('/privacy-policy');
		await expect(heading(page)).toHaveText('Privacy Policy');
		await page.goBack();
		await expect(heading(page)).toHaveText(shown);
	});

	test('is aborted when it goes back too, and the way back stays', { tag: '@D55' }, async ({ page }) => {
		await page.clock.install();
		await page.goto('/about');
		await hydrated(page);
		const first = (await heading(page).textContent()) ?? '';
		await privacy(page).click();
		await expect(heading(page)).toHaveText('Privacy Policy');
		await page.route('**/about.data**', () => {});
		await page.goBack();
		await page.clock.runFor(10_000);
		await expect(page.getByText(en.loading, { exact: true })).toHaveCount(0);
		await expect(page).toHaveURL('/privacy-policy');
		await expect(heading(page)).toHaveText('Privacy Policy');
		await page.unroute('**/about.data**');
		await page.goBack();
		await expect(page).toHaveURL('/about');
		await expect(heading(page)).toHaveText(first);
	});
});
