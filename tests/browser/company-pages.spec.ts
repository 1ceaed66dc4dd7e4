import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { layouts } from '../support/visitors.ts';

const kit = new URL('../../packages/demo/build/documents/media-kit.zip', import.meta.url);

for (const [layout, options] of layouts) {
	test.describe(layout, () => {
		test.use(options);

		test('the media room: about, three press releases, the kit with its contents and size, a person, the form', async ({
			page,
		}) => {
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

		test('contact: details beside the title, the form in the first screen or close to it, the map', async ({
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
			await expect(page.getByRole('img', { name: 'World map with our sites' })).toBeVisible();
		});
	});
}
