import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { layouts, mobileAtLeast, visitors } from '../support/visitors.ts';

const kit = new URL('../../packages/demo/build/documents/media-kit.zip', import.meta.url);

for (const [layout, options] of layouts) {
	test.describe(layout, () => {
		test.use(options);

		test('the contact page shows details, the map, and a form near the first screen', { tag: '@PAGE-15' }, async ({
			page,
		}) => {
			await page.goto('/contact');
			const main = page.getByRole('main');
			for (const detail of [
				'+1 (858) 555-0146',
				'hello@halvera.example',
				'4180 Meridian Bluff Way',
				'Monday to Friday',
			]) {
				await expect(main.getByText(detail).first()).toBeVisible();
			}
			const lowest = layout === 'desktop' ? 'Last name' : 'First name';
			const box = await main.getByLabel(lowest).boundingBox();
			expect(box?.y).toBeLessThan(layout === 'desktop' ? 450 : 1.25 * options.viewport.height);
			const button = main.getByRole('button', { name: 'Submit' });
			if (layout === 'desktop') expect((await button.boundingBox())?.y).toBeLessThan(1000);
			await main.getByRole('heading', { name: 'Global Network' }).scrollIntoViewIfNeeded();
			await expect(page.getByRole('img', { name: 'World map with these places' })).toBeVisible();
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(layout, () => {
		test.use(options);

		test('the media room shows press releases, the kit, a contact person and the form', {
			tag: ['@PAGE-14', '@FORM-8'],
		}, async ({ page }) => {
			await page.goto('/media-room');
			const main = page.getByRole('main');
			await expect(main.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
			await expect(main.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/resources');
			await expect(main.locator('a[href^="/resources/"]')).toHaveCount(3);
			const entry = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Media Kit/ }) });
			await expect(entry).toContainText(`(ZIP, ${(statSync(kit).size / 1e6).toFixed(1)} MB)`);
			await expect(entry.getByRole('list', { name: 'What is in it' }).getByRole('listitem')).toHaveCount(4);
			await expect(main.getByRole('heading', { name: 'Marisol Tanaka' })).toBeVisible();
			await expect(main.getByRole('link', { name: 'press@halvera.example' })).toBeVisible();
			await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
		});
	});
}

test('wide screens put a culture picture beside its title, a section below the header', async ({ browser }) => {
	const page = await browser.newPage(visitors.desktop);
	await page.goto('/Culture/Aiiso_Work_Code');
	const title = await page.getByRole('heading', { level: 1 }).boundingBox();
	const picture = await page.getByRole('main').locator('img').first().boundingBox();
	expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
	expect(picture?.y).toBeLessThan(title?.y ?? 0);
	await page.goto('/terms-and-conditions');
	for (const [at, width] of [1100, 1280].entries()) {
		await page.setViewportSize({ width, height: 900 });
		await page
			.getByRole('navigation', { name: 'On this page' })
			.getByRole('link')
			.nth(7 + at)
			.click();
		const place = () =>
			page.evaluate(
				(section) => {
					const top = document.getElementById(section)?.getBoundingClientRect().top ?? 0;
					return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
				},
				`section-${8 + at}`,
			);
		await expect.poll(place).toBeGreaterThan(0);
		await expect.poll(place).toBeLessThan(60);
	}
	await page.close();
});
