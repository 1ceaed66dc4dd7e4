import { expect, type Page, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { beforeOrderWords } from '../../apps/site/app/messages/before-order.ts';
import { factWords } from '../../apps/site/app/messages/facts.ts';
import { orderingWords } from '../../apps/site/app/messages/ordering.ts';
import { performanceWords } from '../../apps/site/app/messages/performance.ts';
import { plainAddress, products } from '../support/product-page.ts';
import { unfolded } from '../support/unfolded.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const productOf = (id: number) => {
	const found = demoSnapshot.products.find((each) => each.id === id);
	if (!found) throw new Error(`The sample company has no product ${id}`);
	return found;
};
const comparisonOf = (...ids: number[]) =>
	`/product/all?${ids.map((id) => `compare=${encodeURIComponent(productOf(id).slug)}&`).join('')}view=comparison`;

const evidenceOf = (page: Page, target: string) =>
	page
		.getByRole('main')
		.locator('div')
		.filter({ has: page.locator(`> h3:text-is("${target}")`) });

/** The dots of each grid, large ones first. */
const gridsIn = (page: Page, target: string) => evidenceOf(page, target).locator('svg[stroke-dasharray] path');
const dotsIn = (page: Page, target: string) =>
	gridsIn(page, target).evaluateAll((paths) =>
		paths.map((path) => {
			const rows = [...(path.getAttribute('d') ?? '').matchAll(/h(\d+)/g)];
			return rows.reduce((sum, [, length]) => sum + Math.ceil(Number(length) / 10), 0);
		}),
	);

const languages = [
	[
		'en',
		'Flu B',
		'Of 100 people positive by the comparator (RT-PCR), about 88 tested positive.',
		'Of 100 people negative by the comparator (RT-PCR), more than 99 tested negative.',
	],
	[
		'cn',
		'乙型流感',
		'对照方法（实时荧光 RT-PCR）判为阳性的 100 人中，约 88 人检测为阳性。',
		'对照方法（实时荧光 RT-PCR）判为阴性的 100 人中，超过 99 人检测为阴性。',
	],
] as const;

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout, without scripting`, () => {
		test.use({ ...options, javaScriptEnabled: false });

		for (const [language, target, found, cleared] of languages) {
			test(`a figure is a sentence and a hundred dots, if it is known (${language})`, {
				tag: ['@INFO-24', '@INFO-25', '@INFO-20'],
			}, async ({ page }) => {
				await page.goto(`${plainAddress(products.professional)}?lang=${language}`);
				const figures = page
					.locator('#performance tbody')
					.filter({ has: page.getByRole('rowheader', { name: target }) });
				await expect(figures.getByText(performanceWords[language].few)).toHaveCount(1);
				await unfolded(page);
				const evidence = evidenceOf(page, target);
				await expect(evidence.getByText(found)).toBeVisible();
				await expect(evidence.getByText(cleared)).toBeVisible();
				expect(await dotsIn(page, target)).toEqual([88, 12, 99, 1]);
				await page.emulateMedia({ media: 'print' });
				await expect(evidence.getByText(found)).toBeVisible();
				await expect(evidence.locator('svg').first()).toBeVisible();
				await expect(page.getByText(performanceWords[language].howToRead)).toBeVisible();
			});
		}

		test('compared products share one scale, and each whisker has its interval', { tag: '@INFO-28' }, async ({
			page,
		}) => {
			const startOf = (row: ReturnType<Page['getByRole']>) =>
				row
					.locator('svg')
					.evaluateAll((all) => [...new Set(all.map((svg) => svg.parentElement?.querySelector('span')?.textContent))]);
			const figures = page.getByRole('row', { name: performanceWords.en.title });
			await page.goto(comparisonOf(301));
			expect(await startOf(figures)).toEqual(['80%']);
			await page.goto(comparisonOf(301, 304));
			expect(await startOf(figures)).toEqual(['70%']);
			await expect(figures.locator('svg')).toHaveCount(4);
			await expect(figures).toContainText('79/92, 95% confidence interval 77.3–91.6%');
		});

		test('a discontinued product has no order terms', { tag: '@INFO-32' }, async ({ page }) => {
			await page.goto(plainAddress(productOf(106)));
			await expect(page.getByRole('heading', { name: orderingWords.en.title })).toBeVisible();
			await expect(page.getByRole('heading', { name: beforeOrderWords.en.title })).toHaveCount(0);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout, without scripting`, () => {
		test.use({ ...options, javaScriptEnabled: false });

		test('the dots are all large only for full agreement; sizes differ without colors', {
			tag: ['@INFO-24', '@INFO-25'],
		}, async ({ page }) => {
			await page.emulateMedia({ forcedColors: 'active' });
			await page.goto(plainAddress(productOf(301)));
			await unfolded(page);
			expect(await dotsIn(page, 'HIV-1/2 antibody')).toEqual([100, 0, 99, 1]);
			const evidence = evidenceOf(page, 'HIV-1/2 antibody');
			await expect(evidence.getByText('all 100 tested positive')).toBeVisible();
			const widths = await gridsIn(page, 'HIV-1/2 antibody').evaluateAll((paths) =>
				paths.map((path) => Number.parseFloat(getComputedStyle(path).strokeWidth)),
			);
			const [large = 0, small = 0] = widths;
			expect(large).toBeGreaterThan(1.5 * small);
		});

		test('a page shows its order terms, the product’s before the company’s', { tag: ['@INFO-31', '@INFO-32'] }, async ({
			page,
		}) => {
			const words = beforeOrderWords.en;
			const names = factWords.en;
			const usual = demoSnapshot.settings.ordering;
			const own = productOf(603);
			const rows = page.getByRole('table', { name: words.title }).getByRole('row');
			for (const address of [plainAddress(own), plainAddress(products.professional)]) {
				await page.goto(address);
				await unfolded(page);
				await expect(rows.getByRole('rowheader')).toHaveText([
					names.minimumOrder,
					names.leadTime,
					names.remainingShelfLife,
					words.storageAndTransport,
					words.sample,
					words.registrations,
				]);
			}
			await expect(rows.filter({ hasText: names.leadTime })).toContainText(usual.leadTime?.en ?? '–');
			await expect(rows.filter({ hasText: words.storageAndTransport })).toContainText('2–30 °C');
			const ask = page.getByRole('link', { name: words.askForSample });
			await expect(ask).toHaveAttribute('href', new RegExp(encodeURIComponent(products.professional.slug)));
			await page.goto(plainAddress(own));
			await unfolded(page);
			await expect(rows.filter({ hasText: names.minimumOrder })).toContainText(usual.minimumOrder?.en ?? '–');
			await expect(rows.filter({ hasText: names.leadTime })).toContainText(own.ordering.leadTime?.en ?? '–');
			await expect(rows.filter({ hasText: words.storageAndTransport })).toContainText(/2–8\s°C.*Ships cold/);
			await expect(rows.filter({ hasText: words.sample })).toContainText(words.samples.no);
			await expect(ask).toHaveCount(0);
			await rows.getByRole('link', { name: words.registeredIn(2) }).click();
			await expect(page).toHaveURL(/#available$/);
			await page.goto(`${comparisonOf(603, 104)}`);
			const compared = page.getByRole('row', { name: names.leadTime });
			await expect(compared).toContainText(own.ordering.leadTime?.en ?? '–');
			await expect(compared).toContainText(usual.leadTime?.en ?? '–');
			await expect(page.getByRole('row', { name: words.sample })).toContainText(words.samples.no);
			await page.goto(`${plainAddress(own)}?lang=cn`);
			await unfolded(page);
			const inChinese = page.getByRole('table', { name: beforeOrderWords.cn.title });
			await expect(inChinese).toContainText(own.ordering.leadTime?.cn ?? '–');
			await page.emulateMedia({ media: 'print' });
			await expect(inChinese).toBeVisible();
			await expect(inChinese.getByText(beforeOrderWords.cn.registeredIn(2)).first()).toBeVisible();
		});

		test('a test for professionals says so on its page, card, in search and comparison', { tag: '@INFO-29' }, async ({
			page,
		}) => {
			const main = page.getByRole('main');
			const said = 'For professional use only';
			await page.goto(plainAddress(products.professional));
			await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
			await page.goto(plainAddress(products.atHome));
			await expect(main.getByText(said, { exact: true })).toHaveCount(0);
			await page.goto('/product/all?show=all');
			const flu = productOf(104);
			await expect(main.getByRole('article').filter({ hasText: flu.reference })).toContainText(said);
			await expect(main.getByRole('article').filter({ hasText: products.atHome.reference })).not.toContainText(said);
			await page.goto(`/search?search=${flu.reference}`);
			await expect(main.getByRole('listitem').filter({ hasText: flu.title.en }).first()).toContainText(said);
			await page.goto(comparisonOf(104, 102));
			await expect(page.getByRole('columnheader', { name: flu.title.en })).toContainText(said);
			await expect(page.getByRole('columnheader', { name: products.atHome.title.en })).not.toContainText(said);
		});
	});
}
