import { expect, test } from '@playwright/test';
import { mobileAtLeast } from '../support/visitors.ts';

const glucose = 'fsn-2026-02-glucose-test-strips';
const closed = 'fsn-2025-01-control-swab-kit-labels';

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('a user learns from the product that a lot is affected and what to do', {
			tag: ['@smoke', '@NOTICE-1', '@NOTICE-2'],
		}, async ({ page }) => {
			await page.goto('/products/blood-glucose-test-strips');
			const warning = page.getByRole('complementary', { name: 'This product is subject to a notice' });
			await expect(warning).toContainText('Lots: BGS2604A – BGS2604D, BGS2605B');
			await warning.getByRole('link').click();
			await expect(page).toHaveURL(`/notices/${glucose}`);
			await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
				'What you should do',
				'What is wrong',
				'What can happen',
				'What we do',
				'Contact',
			]);
			await page.getByRole('link', { name: 'All notices' }).click();
			const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
			expect(titles.map((title) => title.split(':')[0])).toEqual([
				'Blood Glucose Test Strips',
				'COVID-19 Ag Rapid Test',
				'Flu A/B Rapid Test',
				'Respiratory Control Swab Kit',
			]);
			await page.goto(`/notices/${closed}`);
			await expect(page.getByText('Closed on September 30, 2025.')).toBeVisible();
			await page.goto('/products/respiratory-control-swab-kit');
			await expect(page.getByText('Field safety notice')).toHaveCount(0);
		});
	});
}
