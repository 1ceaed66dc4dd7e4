import { expect, type Page, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { availabilityWords } from '../../apps/site/app/messages/availability.ts';
import { productTableWords } from '../../apps/site/app/messages/product-table.ts';
import { productList } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { violationsNow } from '../support/accessibility.ts';
import { underWay } from '../support/hydrated.ts';
import { listParts, openList } from '../support/product-list.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { desktopAtLeast, mobileAtLeast, visitors } from '../support/visitors.ts';

const content = buildContent(demoSnapshot);
const rowsOf = (order: string) =>
	productList(content, { order, table: true, page: 1, pageSize: 50, language: 'en' }).items;
const rowsIn = (category: string, testType: number) =>
	productList(content, { categories: [category], testType, table: true, page: 1, pageSize: 50, language: 'en' }).total;
const titlesOf = (order: string) => rowsOf(order).map(({ title }) => title);

const words = productTableWords.en;
const tableIn = (page: Page) => page.getByRole('table', { name: words.title });
const names = (page: Page) => tableIn(page).getByRole('rowheader').getByRole('link');
const column = (page: Page, name: string) => tableIn(page).getByRole('columnheader', { name });
const shown = (page: Page) => page.getByRole('navigation', { name: 'View' });

for (const [javaScriptEnabled, seenBy] of [
	[true, mobileAtLeast],
	[false, desktopAtLeast],
] as const) {
	for (const [layout, visitor] of seenBy) {
		test.describe(`${layout} layout, ${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
			test.use({ ...visitor, javaScriptEnabled });

			test('a list shown as a table stays one until cards are chosen again', { tag: '@FIND-8' }, async ({
				page,
				context,
			}) => {
				await page.goto('/product/all?sort=title&page=2');
				await shown(page).getByRole('link', { name: 'Table' }).click();
				await expect(names(page)).toHaveText(titlesOf('title').map((title) => new RegExp(`^${escaped(title)}`)));
				await expect(page).toHaveURL(/\?sort=title&view=table#products-heading$/);
				await expect(shown(page).locator('[aria-current]')).toHaveText('Table');
				const [first] = rowsOf('title');
				const row = tableIn(page).getByRole('row', { name: first?.reference ?? '' });
				await expect(row).toContainText(first?.pack ?? '');
				await expect(row).toContainText(first?.row?.specimen ?? '');
				await expect(row).toContainText(first?.row?.setting ?? '');
				await expect(row).toContainText(first?.row?.certificates.join(' · ') ?? '');
				expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'view', value: 'table' }));

				await page.goto('/product/respiratory');
				await expect(page).toHaveURL('/product/respiratory?view=table');
				await shown(page).getByRole('link', { name: 'Cards' }).click();
				await expect(listParts(page).cards).toHaveCount(6);
				expect((await context.cookies()).filter(({ name }) => name === 'view')).toEqual([]);
				await page.goto('/product/all');
				await expect(page).toHaveURL('/product/all');
				await expect(tableIn(page)).toHaveCount(0);
			});

			test('each column sorts and says how; the chosen country has a column', { tag: ['@FIND-8', '@FIND-9'] }, async ({
				page,
			}) => {
				await page.goto('/product/all?view=table');
				await column(page, 'Minutes').getByRole('link').focus();
				await page.keyboard.press('Enter');
				await expect(column(page, 'Minutes')).toHaveAttribute('aria-sort', 'ascending');
				await expect(names(page).first()).toContainText(titlesOf('minutes')[0] ?? '');
				await column(page, 'Minutes').getByRole('link').click();
				await expect(column(page, 'Minutes')).toHaveAttribute('aria-sort', 'descending');
				await expect(names(page).first()).toContainText(titlesOf('-minutes')[0] ?? '');
				await expect(page).toHaveURL(/sort=-minutes&view=table/);

				await page.getByLabel(availabilityWords.en.myCountry).selectOption('CN');
				await page.getByRole('button', { name: availabilityWords.en.show, exact: true }).click();
				const status = column(page, words.status('China'));
				await expect(status).toBeVisible();
				await expect(column(page, 'Minutes')).toHaveAttribute('aria-sort', 'descending');
				await status.getByRole('link').click();
				await expect(status).toHaveAttribute('aria-sort', 'ascending');
				await expect(names(page).first()).toContainText(titlesOf('in-CN')[0] ?? '');
				await expect(tableIn(page).getByRole('row').nth(1)).toContainText(availabilityWords.en.routes.nmpa);
				await page.goto('/product/all');
				await expect(status).toBeVisible();
				await expect(tableIn(page).getByText(words.notRegistered).first()).toBeAttached();
			});
		});
	}
}

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(visitor);

		test('the table scrolls in its box with fixed names, and has no axe finding', { tag: '@FIND-10' }, async ({
			page,
		}) => {
			await page.goto('/product/all?view=table');
			expect(await violationsNow(page)).toEqual([]);
			await expectNothingSideways(page, [320, 820]);
			await page.setViewportSize({ width: 320, height: 700 });
			const box = page.getByRole('region', { name: words.title });
			const name = tableIn(page).getByRole('rowheader').first();
			await box.scrollIntoViewIfNeeded();
			await box.evaluate((element) => element.scrollTo({ left: 400 }));
			expect(await box.evaluate((element) => element.scrollLeft)).toBe(400);
			const [outer, inner] = [await box.boundingBox(), await name.boundingBox()];
			expect(Math.abs((inner?.x ?? 0) - (outer?.x ?? 0))).toBeLessThanOrEqual(20);
			await page.emulateMedia({ media: 'print' });
			await expect(box).toHaveCSS('overflow-x', 'visible');
			await expect(box).toHaveCSS('max-height', 'none');
			await expect(shown(page)).toBeHidden();
			const under = rowsOf('').find(({ emergencyUse }) => emergencyUse !== '');
			await expect(
				tableIn(page)
					.getByText(under?.emergencyUse ?? '')
					.filter({ visible: true })
					.first(),
			).toBeVisible();
		});
	});
}

for (const [layout, visitor] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(visitor);

		if (layout === 'desktop')
			test('a wide window shows the whole table, with headings below the header', { tag: '@FIND-10' }, async ({
				page,
			}) => {
				await page.goto('/product/all?view=table');
				for (const width of [1280, 1920]) {
					await page.setViewportSize({ width, height: 800 });
					const box = page.getByRole('region', { name: words.title });
					const hidden = await box.evaluate((element) => ({
						aside: element.scrollWidth - element.clientWidth,
						below: element.scrollHeight - element.clientHeight,
					}));
					expect(hidden, `${width} px`).toEqual({ aside: 0, below: 0 });
					await tableIn(page).getByRole('row').nth(20).scrollIntoViewIfNeeded();
					await expect(column(page, 'Minutes')).toBeInViewport({ ratio: 1 });
				}
			});

		test('the table shows product notes, and products can be chosen for comparison', { tag: '@FIND-10' }, async ({
			page,
		}) => {
			await openList(page, '/product/all?view=table');
			const under = rowsOf('').find(({ emergencyUse }) => emergencyUse !== '');
			const row = tableIn(page)
				.getByRole('row')
				.filter({ hasText: under?.reference ?? '' })
				.first();
			await row.locator('summary').first().click();
			await expect(row.getByText(under?.emergencyUse ?? '').first()).toBeVisible();
			for (const box of [0, 1].map((at) => tableIn(page).getByRole('checkbox').nth(at))) {
				await box.click();
				await expect(box).toBeChecked();
			}
			await page.getByRole('region', { name: 'Chosen to compare' }).getByRole('link', { name: 'Compare' }).click();
			await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
			await page.getByRole('link', { name: 'Back to the products' }).click();
			await expect(tableIn(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
		});

		test('cards and the table change places without another document', { tag: '@FIND-8' }, async ({
			page,
			context,
		}) => {
			const list = await openList(page, '/product/respiratory?type=1');
			await page.evaluate(() => Object.assign(window, { sameDocument: true }));
			await shown(page).getByRole('link', { name: 'Table' }).click();
			await expect(names(page)).toHaveCount(rowsIn('respiratory', 1));
			await expect(shown(page).getByRole('link', { name: 'Table' })).toBeFocused();
			expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'view', value: 'table' }));
			await shown(page).getByRole('link', { name: 'Cards' }).click();
			await expect(list.cards.first()).toBeVisible();
			expect((await context.cookies()).filter(({ name }) => name === 'view')).toEqual([]);
			expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
		});

		test('filters narrow the table; only visitors who open it load its code', { tag: '@FIND-11' }, async ({ page }) => {
			const scripts: string[] = [];
			page.on('request', (request) => void scripts.push(request.url()));
			const ofTable = () => scripts.filter((url) => url.includes('product-table'));
			await openList(page);
			await underWay(page);
			expect(ofTable()).toEqual([]);
			const list = await openList(page, '/product/all?view=table');
			await expect.poll(ofTable).toHaveLength(1);
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Respiratory' }).click();
			await expect(list.count).toHaveText('9 products');
			await expect(names(page)).toHaveCount(9);
			await expect(page).toHaveURL('/product/respiratory?view=table');
		});
	});
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.describe('the shade at the edges of the table on a phone', () => {
	test.use(visitors.phone);

	test('shows only while there is more to scroll to', { tag: '@FIND-10' }, async ({ page }) => {
		const box = page.getByRole('region', { name: words.title });
		const shades = () =>
			box.evaluate(({ parentElement }) =>
				['::before', '::after'].map((edge) => parentElement && getComputedStyle(parentElement, edge).opacity),
			);
		await page.goto('/product/fertility-analyzers?view=table');
		await expect.poll(shades, 'one product: more to the right, nothing below').toEqual(['0', '1']);
		await page.goto('/product/all?view=table');
		await expect.poll(shades, 'many products').toEqual(['1', '1']);
		await box.evaluate((region) => region.scrollTo(region.scrollWidth, region.scrollHeight));
		await expect.poll(shades, 'scrolled to the end').toEqual(['0', '0']);
	});
});
