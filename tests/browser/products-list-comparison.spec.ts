import { expect, test } from '@playwright/test';
import { specificationKeys } from '@site/contract/facts';
import { compareTableWords } from '../../apps/site/app/messages/compare-table.ts';
import { factWords } from '../../apps/site/app/messages/facts.ts';
import { violationsNow } from '../support/accessibility.ts';
import { listOf, listParts, openList, searchOf } from '../support/product-list.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('compares up to three products side by side, at an address that can be shared', {
			tag: ['@smoke', '@PAGE-43'],
		}, async ({ page }) => {
			const list = await openList(page);
			const toggles = list.grid.getByRole('checkbox');
			const bar = page.getByRole('region', { name: 'Chosen to compare' });
			await expect(bar).toBeHidden();
			for (const place of [0, 1, 2]) await toggles.nth(place).check();
			await expect(toggles.nth(3)).toBeDisabled();
			const reason = 'You have chosen three products. Remove one first.';
			await expect(bar.getByRole('status')).toHaveText(reason);
			await expect(toggles.nth(3)).toHaveAccessibleDescription(reason);
			await bar
				.getByRole('button', { name: /^Take .* out/ })
				.first()
				.click();
			await expect(toggles.nth(0)).not.toBeChecked();
			await toggles.nth(3).check();
			await expect(bar.getByRole('listitem')).toHaveCount(3);

			await bar.getByRole('link', { name: 'Compare' }).click();
			await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
			const table = page.getByRole('table');
			await expect(table.getByRole('columnheader')).toHaveCount(4);
			for (const key of specificationKeys) {
				const name = new RegExp(`^${factWords.en[key]}( ${compareTableWords.en.differs})?$`);
				await expect(table.getByRole('rowheader', { name })).toBeVisible();
			}
			await expect(table.getByRole('columnheader').nth(1)).toContainText(listOf({}).titles[1] ?? '');
			expect(await violationsNow(page)).toEqual([]);

			await page.reload();
			await expect(table.getByRole('columnheader')).toHaveCount(4);
			await page
				.getByRole('link', { name: /^Take .* out/ })
				.first()
				.click();
			await expect(table.getByRole('columnheader')).toHaveCount(3);
			await page.getByRole('link', { name: 'Back to the products' }).click();
			await expect(toggles.nth(2)).toBeChecked();
			await expect(toggles.nth(1)).not.toBeChecked();
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test.describe('without scripting', () => {
			test.use({ javaScriptEnabled: false });

			test('the tree, tags, certifications, searches, pages and comparison need no scripts', {
				tag: '@PAGE-44',
			}, async ({ page }) => {
				await page.goto('/product/all');
				const list = listParts(page);
				await list.openFilters();
				await list.tree.getByRole('link', { name: 'Respiratory' }).click();
				await expect(list.count).toHaveText('9 products');
				await list.pages.getByRole('link', { name: 'Page 2' }).click();
				await expect(list.cards).toHaveCount(3);
				await list.tags.getByRole('link', { name: 'Cassette' }).click();
				await expect(list.chosenTag).toHaveText('Cassette');
				await list.openFilters();
				await list.certification('FDA').check();
				await list.certification('CE-IVDR').check();
				await page.getByRole('main').getByRole('button', { name: 'Apply' }).click();
				const expected = listOf({ categories: ['respiratory'], certifications: [1, 21], testType: 1 });
				await expect(list.count).toHaveText(`${expected.total} products`);
				await list.openFilters();
				await list.certificationSearch.fill('nmpa');
				await list.certificationSearch.press('Enter');
				await list.openFilters();
				await expect(list.certifications.getByRole('checkbox')).toHaveCount(3);
				await list.search.fill('flu');
				await list.search.press('Enter');
				await expect(list.found.getByRole('listitem').first()).toContainText(searchOf('flu').titles[0] ?? '');
				await expect(list.chosenTag).toHaveText('Cassette');
				await list.grid.getByRole('checkbox').nth(0).check();
				await list.grid.getByRole('checkbox').nth(1).check();
				await page.getByRole('button', { name: 'Compare' }).click();
				await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
			});
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a filtered list with a search, and an empty one, have no automated finding', async ({ page }) => {
			const list = await openList(page, '/product/respiratory?certifications=1&search=flu&type=1');
			await list.openFilters();
			await list.grid.getByRole('checkbox').first().check();
			expect(await violationsNow(page)).toEqual([]);
			await page.goto('/product/respiratory?certifications=32&search=zzzz');
			expect(await violationsNow(page)).toEqual([]);
		});
	});
}
