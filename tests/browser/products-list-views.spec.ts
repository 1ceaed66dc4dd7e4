import { expect, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { listOf, openList, watchList } from '../support/product-list.ts';
import { desktopAtLeast, layouts, mobileAtLeast, visitors } from '../support/visitors.ts';

const _respiratory = demoSnapshot.categories.find(({ slug }) => slug === 'respiratory');

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the first screen has search and a product, and a card says what the test needs', async ({ page }) => {
			const list = await openList(page, '/product/respiratory');
			await expect(list.search).toBeInViewport({ ratio: 1 });
			await expect(list.grid.getByRole('article').first()).toBeInViewport();
			if (layout === 'desktop') await expect(list.tree).toBeInViewport();
			await expect(list.grid.getByRole('article').first()).toContainText('Anterior nasal swab · 10 min · CLIA Waived');
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the list can be sorted and shown whole; a choice shows its product count', async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.openFilters();
			await expect(list.certification('FDA')).toHaveAttribute(
				'aria-description',
				`${listOf({ certifications: [1] }).total} products`,
			);
			const order = page.getByRole('navigation', { name: 'Sort' });
			await expect(order.locator('[aria-current]')).toHaveText('Default');
			await order.getByRole('link', { name: 'A–Z' }).click();
			await data.asked('/product/all?sort=title');
			const titles = demoSnapshot.products
				.map(({ title }) => title.en)
				.toSorted(new Intl.Collator('en', { numeric: true }).compare);
			await expect(list.cards.first()).toContainText(titles[0] ?? '');
			await page.getByRole('link', { name: `Show all ${titles.length}` }).click();
			await data.asked('/product/all?sort=title&show=all');
			await expect(list.cards).toHaveCount(titles.length);
			await expect(list.pages).toHaveCount(0);
			await expect(page).toHaveURL('/product/all?sort=title&show=all');
			await page.getByRole('link', { name: '6 a page' }).click();
			await expect(list.cards).toHaveCount(6);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('chosen filters are chips that can be removed, one by one or all', async ({ page }) => {
			const list = await openList(page, '/product/respiratory?certifications=1,21&type=1');
			const chips = page.getByRole('list', { name: 'Chosen filters' });
			await expect(chips.getByRole('link')).toHaveText(['FDA', 'CE-IVDR', 'Cassette', 'Clear all']);
			await chips.getByRole('link', { name: 'Remove CE-IVDR' }).click();
			const left = listOf({ categories: ['respiratory'], certifications: [1], testType: 1 });
			await expect(list.count).toHaveText(left.total === 1 ? '1 product' : `${left.total} products`);
			await chips.getByRole('link', { name: 'Clear all' }).click();
			await expect(chips).toHaveCount(0);
			await expect(list.grid.getByRole('heading', { level: 2 })).toBeFocused();
			await expect(page).toHaveURL('/product/respiratory');
			await expect(list.chosenTag).toHaveText('All');
		});
	});
}

test.describe('the keyboard', () => {
	test.use(visitors.desktop);

	test('never starts again at the top: a removed element passes the focus on', async ({ page }) => {
		const list = await openList(page, '/product/rsv-and-pediatric');
		await list.tree.getByRole('link', { name: 'RSV & Pediatric' }).press('Enter');
		await expect(list.tree.getByRole('link', { name: 'Respiratory', exact: true })).toBeFocused();

		await list.search.fill('glucose');
		const next = list.found.getByRole('link', { name: 'Next' });
		await next.press('Enter');
		await expect(list.found).toContainText('2 of 2');
		await expect(list.found.getByRole('link', { name: 'Previous' })).toBeFocused();
		await list.found.getByRole('link', { name: 'Clear the search' }).press('Enter');
		await expect(list.search).toBeFocused();

		await list.grid.getByRole('checkbox').nth(0).check();
		await list.grid.getByRole('checkbox').nth(1).check();
		const bar = page.getByRole('region', { name: 'Chosen to compare' });
		await bar.getByRole('button').first().press('Enter');
		await expect(bar.getByRole('button')).toBeFocused();
		await bar.getByRole('link', { name: 'Compare' }).press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
		await page.getByRole('link', { name: /^Take .* out/ }).press('Enter');
		await expect(page.getByRole('table')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
		await page.getByRole('main').getByRole('link', { name: 'Back to the products' }).first().press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	});
});
