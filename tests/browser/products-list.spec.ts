import { expect, type Locator, type Page, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { listOf, openList, searchOf, watchList } from '../support/product-list.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the value all shows every category, from the server alone', {
			tag: ['@smoke', '@ROUTE-4', '@PAGE-34'],
		}, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.openFilters();
			await expect(page).toHaveTitle(`Products - ${brand.company}`);
			await expect(list.breadcrumb.getByRole('listitem').filter({ hasText: /./ })).toHaveText(['Home', 'Products']);
			await expect(list.cards).toHaveText(listOf({}).titles.map((title) => new RegExp(`^${literal(title)}`)));
			await expect(list.count).toHaveText(`${listOf({}).total} products`);
			await expect(list.tree.getByRole('link')).toHaveCount(9);
			await expect(list.chosenCategory).toHaveCount(0);
			await expect(list.tags.getByRole('link').first()).toHaveText('All');
			await expect(list.chosenTag).toHaveText('All');
			await expect(list.currentPage).toHaveText('1');
			await expect(page.getByRole('heading', { name: /request your free sample kit today/ })).toBeAttached();
			await expect(page.getByRole('main').getByRole('link', { name: 'Learn More' })).toHaveAttribute(
				'href',
				'/free-sample-kit',
			);
			await data.asked();
		});

		test('another value preselects that category and shows its breadcrumb', { tag: ['@ROUTE-4', '@PAGE-34'] }, async ({
			page,
		}) => {
			const data = watchList(page);
			const list = await openList(page, '/product/respiratory');
			await list.openFilters();
			const { titles, total } = listOf({ categories: ['respiratory'] });
			await expect(list.breadcrumb.getByRole('listitem').filter({ hasText: /./ })).toHaveText([
				'Home',
				'Products',
				'Respiratory',
			]);
			await expect(list.cards).toHaveText(titles.map((title) => new RegExp(`^${literal(title)}`)));
			await expect(list.count).toHaveText(`${total} products`);
			await expect(list.tags.getByRole('link')).toHaveCount(6);
			await expect(list.certifications).toBeVisible();
			if (layout === 'desktop') await expect(list.chosenCategory).toHaveText('Respiratory');
			else await expect(list.tree).toHaveCount(0);
			await data.asked();
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a top-level category selects itself, and a second click resets to all', { tag: '@PAGE-35' }, async ({
			page,
		}) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Respiratory', exact: true }).click();
			await data.asked('/product/respiratory');
			await expect(list.chosenCategory).toHaveText('Respiratory');
			await expect(page).toHaveURL('/product/respiratory');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Respiratory');
			await expect(list.count).toHaveText('9 products');
			await expect(list.tags.getByRole('link')).toHaveText([
				'All',
				'Cassette',
				'Dipstick',
				'Multiplex',
				'Self-Test',
				'Control Kit',
			]);

			await list.tree.getByRole('link', { name: 'Respiratory', exact: true }).click();
			await data.asked('/product/all');
			await expect(list.chosenCategory).toHaveCount(0);
			await expect(list.count).toHaveText(`${listOf({}).total} products`);
			await data.asked();
		});

		test('any category change resets the tag to All and the page to 1', { tag: '@PAGE-37' }, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page, '/product/all?type=1&page=2');
			await list.openFilters();
			await expect(list.chosenTag).toHaveText('Cassette');
			await list.tree.getByRole('link', { name: 'Fertility Monitoring' }).click();
			await data.asked('/product/fertility-monitoring');
			await expect(list.chosenTag).toHaveText('All');
			await expect(list.currentPage).toHaveText('1');
			await data.asked();
		});

		test('typing in the certification search clears the certifications and reloads', { tag: '@PAGE-38' }, async ({
			page,
		}) => {
			await page.clock.install();
			const data = watchList(page);
			const list = await openList(page, '/product/all?certifications=1,21&page=2');
			await list.openFilters();
			await typeFast(page, list.certificationSearch, 'nmpa');
			await data.asked('/product/all?certification-search=nmpa');
			await expect(list.certifications.getByRole('checkbox')).toHaveCount(3);
			await expect(list.certifications.getByRole('checkbox', { checked: true })).toHaveCount(0);
			await expect(list.currentPage).toHaveText('1');

			await list.certificationSearch.fill('');
			await data.asked('/product/all');
			await expect(list.certifications.getByRole('checkbox')).toHaveCount(11);
			await data.asked();
		});

		test('the list has pages of 6, and a new page starts at its beginning', { tag: '@CONST-11' }, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.pages.getByRole('link', { name: 'Next' }).click();
			await data.asked('/product/all?page=2');
			await expect(list.cards).toHaveText(listOf({}, 2).titles.map((title) => new RegExp(`^${literal(title)}`)));
			await expect(page.getByRole('heading', { name: 'Products', exact: true, level: 2 })).toBeFocused();
			await expect(page.getByRole('heading', { name: 'Products', exact: true, level: 2 })).toBeInViewport();
			await list.pages
				.getByRole('link', { name: /^Page \d+$/ })
				.last()
				.click();
			const last = Math.ceil(listOf({}).total / 6);
			await data.asked(`/product/all?page=${last}`);
			await expect(list.pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
			await data.asked();
		});

		test('a keyword is requested once: not for each key, a blank or a second Enter', { tag: '@D30' }, async ({
			page,
		}) => {
			await page.clock.install();
			const data = watchList(page);
			const list = await openList(page);
			await typeFast(page, list.search, 'glucose');
			await data.asked('/product/all?search=glucose');
			await list.search.press('Space');
			await list.search.press('Enter');
			await data.asked();
			await list.search.fill('   ');
			await expect(list.found).toHaveCount(0);
			await data.asked('/product/all');
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a child category replaces the other children, and a second click deselects it', { tag: '@PAGE-35' }, async ({
			page,
		}) => {
			const data = watchList(page);
			const list = await openList(page, '/product/all');
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Respiratory', exact: true }).click();
			await data.asked('/product/respiratory');
			await list.tree.getByRole('link', { name: 'RSV & Pediatric' }).click();
			await data.asked('/product/rsv-and-pediatric');
			await expect(list.chosenCategory).toHaveText('RSV & Pediatric');

			await list.tree.getByRole('link', { name: 'Strep & Bacterial' }).click();
			await data.asked('/product/strep-and-bacterial');
			await expect(list.chosenCategory).toHaveText('Strep & Bacterial');

			await list.tree.getByRole('link', { name: 'Strep & Bacterial' }).click();
			await data.asked('/product/all');
			await expect(list.chosenCategory).toHaveCount(0);
			await data.asked();
		});

		test('certifications toggle, combine at both levels, and reset the page to 1', { tag: '@PAGE-38' }, async ({
			page,
		}) => {
			const data = watchList(page);
			const list = await openList(page, '/product/all?page=3');
			await list.openFilters();
			await list.certification('FDA').check();
			await data.asked('/product/all?certifications=1');
			await expect(list.count).toHaveText(`${listOf({ certifications: [1] }).total} products`);
			await expect(list.currentPage).toHaveText('1');

			await list.pages.getByRole('link', { name: 'Page 2' }).click();
			await data.asked('/product/all?certifications=1&page=2');
			await list.certification('CE-IVDR').check();
			await data.asked('/product/all?certifications=1,21');
			await expect(list.count).toHaveText(`${listOf({ certifications: [1, 21] }).total} products`);

			await list.certification('FDA').uncheck();
			await data.asked('/product/all?certifications=21');
			await expect(list.count).toHaveText(`${listOf({ certifications: [21] }).total} products`);
			await expect(list.certification('CE-IVDR')).toBeChecked();
			await data.asked();
		});

		test('choosing a tag resets the page to 1', { tag: '@PAGE-37' }, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page, '/product/all?page=2');
			await list.tags.getByRole('link', { name: 'Cassette' }).click();
			await data.asked('/product/all?type=1');
			await expect(list.chosenTag).toHaveText('Cassette');
			await expect(list.currentPage).toHaveText('1');
			await list.tags.getByRole('link', { name: 'All' }).click();
			await data.asked('/product/all');
			await expect(list.chosenTag).toHaveText('All');
		});

		test('a keyword searches from page 1 with pages of 5, an empty one clears the results', {
			tag: ['@PAGE-41', '@CONST-11'],
		}, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.search.fill('rapid');
			await data.asked('/product/all?search=rapid');
			const { titles, total } = searchOf('rapid');
			await expect(list.found.getByRole('listitem')).toHaveCount(5);
			await expect(list.found.getByRole('listitem').first()).toContainText(titles[0] ?? '');
			await expect(list.found.getByRole('status')).toContainText(`${total} products`);

			await list.found.getByRole('link', { name: 'Next' }).click();
			// A pointer on a product prefetches its page, and the browser never reports the end of that request.
			await page.mouse.move(0, 0);
			await data.asked('/product/all?search=rapid&search-page=2');
			await expect(list.found.getByRole('listitem').first()).toContainText(searchOf('rapid', 2).titles[0] ?? '');

			await list.search.fill('cassette');
			await data.asked('/product/all?search=cassette');
			await expect(list.found).toContainText('1 of');

			await list.search.fill('');
			await expect(list.found).toHaveCount(0);
			await expect(page).toHaveURL('/product/all');
			await data.asked('/product/all');
		});

		test('an empty result shows the empty-state image and links', { tag: '@PAGE-42' }, async ({ page }) => {
			const list = await openList(page, '/product/blood-glucose?certifications=12');
			await expect(list.grid.locator('img[src="/empty-state.svg"]')).toBeVisible();
			await expect(list.grid.getByRole('heading', { name: 'No Data' })).toBeVisible();
			await expect(list.count).toHaveText('0 products');
			await list.grid.getByRole('link', { name: 'Clear all filters' }).click();
			await expect(list.count).toHaveText('6 products');
			await expect(list.grid.locator('img[src="/empty-state.svg"]')).toHaveCount(0);

			await list.search.fill('zzzz');
			await expect(list.found.getByRole('heading', { name: 'No Data' })).toBeVisible();
		});
	});
}

function literal(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Types without time between the keys, on slow machines too. Needs the page's clock. */
async function typeFast(page: Page, field: Locator, text: string) {
	await page.clock.pauseAt(Date.now() + 10_000);
	await field.pressSequentially(text);
	await page.clock.resume();
}
