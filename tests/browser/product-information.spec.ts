import { expect, test } from '@playwright/test';
import type { Product } from '@site/contract/catalogue';
import { demoSnapshot } from '@site/demo/snapshot';
import { availabilityWords } from '../../apps/site/app/messages/availability.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { factWords } from '../../apps/site/app/messages/facts.ts';
import { orderingWords } from '../../apps/site/app/messages/ordering.ts';
import { performanceWords } from '../../apps/site/app/messages/performance.ts';
import { standingWords } from '../../apps/site/app/messages/standing.ts';
import { plainAddress, products } from '../support/product-page.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const words = orderingWords.en;
const { discontinued } = standingWords.en;
const productOf = (id: number): Product => {
	const found = demoSnapshot.products.find((each) => each.id === id);
	if (!found) throw new Error(`The sample company has no product ${id}`);
	return found;
};
const [old] = demoSnapshot.products.filter((each) => each.discontinued);
const [meter] = demoSnapshot.products.filter(({ slug }) => slug === products.meter.slug);

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout, without scripting`, () => {
		test.use({ ...options, javaScriptEnabled: false });

		test('a product lists its packs and compatible products, which list it in turn', {
			tag: ['@INFO-3', '@INFO-4'],
		}, async ({ page }) => {
			await page.goto(plainAddress(products.professional));
			const rows = page.getByRole('table', { name: words.title }).getByRole('row');
			const packs = products.professional.packs.map(({ reference, quantity, gtin, caseQuantity }) =>
				[
					...[reference, quantity.en, words.inCase(caseQuantity ?? 0), gtin],
					`${en.addToList} ${products.professional.title.en} ${reference}`,
				].join(''),
			);
			await expect(rows).toHaveText([[words.ref, words.quantity, words.gtin].join(''), ...packs]);
			const others = (meter?.worksWith ?? []).map(({ productId }) => productOf(productId));
			await page.goto(plainAddress(products.meter));
			const main = page.getByRole('main');
			for (const { title } of others) await expect(main.getByRole('link', { name: title.en }).first()).toBeVisible();
			await page.goto(plainAddress(others[0] ?? products.meter));
			await expect(main.getByRole('link', { name: products.meter.title.en }).first()).toBeVisible();
		});

		test('a discontinued product says so everywhere and links to its successor', {
			tag: ['@INFO-3', '@INFO-5'],
		}, async ({ page }) => {
			if (!old?.discontinued) throw new Error('The sample company discontinued nothing');
			const successor = productOf(old.discontinued.successorId ?? 0);
			await page.goto(`/search?search=${old.reference}`);
			const main = page.getByRole('main');
			await expect(main.getByRole('listitem').filter({ hasText: old.title.en }).first()).toContainText(discontinued);
			await page.goto(`/product/all?show=all`);
			const card = main.getByRole('article').filter({ hasText: old.title.en });
			await expect(card).toContainText(`${old.reference} · ${old.packs[0]?.quantity.en}`);
			await expect(card).toContainText(discontinued);
			await expect(card.getByRole('link', { name: en.addToList })).toHaveCount(0);
			await page.goto(
				`/product/all?compare=${encodeURIComponent(old.slug)}&compare=${encodeURIComponent(successor.slug)}&view=comparison`,
			);
			await expect(page.getByRole('columnheader', { name: old.title.en })).toContainText(discontinued);
			await expect(page.getByRole('columnheader', { name: successor.title.en })).not.toContainText(discontinued);
			await expect(page.getByRole('row', { name: words.packs })).toContainText(old.packs[0]?.gtin ?? '');
			await page.goto(plainAddress(old));
			await expect(main.getByText('This product was discontinued on')).toBeInViewport();
			const toTheList = new RegExp(`^${en.addToList}($|.* ${old.reference}$)`);
			await expect(main.getByRole('link', { name: toTheList })).toHaveCount(0);
			await expect(main.getByText(factWords.en.packSize, { exact: true })).toHaveCount(0);
			await main.getByRole('link', { name: successor.title.en }).first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(successor.title.en);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout, without scripting`, () => {
		test.use({ ...options, javaScriptEnabled: false });

		test('performance has counts, interval and comparator on page and comparison', {
			tag: ['@INFO-20', '@INFO-23', '@INFO-27'],
		}, async ({ page }) => {
			const legionella = productOf(108);
			await page.goto(plainAddress(legionella));
			const figuresOf = (target: string) =>
				page.locator('#performance tbody').filter({ has: page.getByRole('rowheader', { name: target }) });
			const { notPublished } = performanceWords.en;
			await expect(figuresOf('Legionella')).toContainText('90.4%');
			await expect(figuresOf('Legionella').getByText(notPublished)).toHaveCount(2);
			await expect(figuresOf('Pneumococcus')).toContainText('66/77, 95% CI 76.2–91.8%');
			await expect(figuresOf('Pneumococcus')).toContainText('204/211, ');
			await expect(page.getByText('Compared with: Bacterial culture')).toBeVisible();
			await expect(page.getByText('Intended for: Clinical laboratory, professional use')).toBeVisible();
			await page.getByRole('link', { name: performanceWords.en.intendedUse }).click();
			await expect(page.getByRole('heading', { name: 'Intended use', exact: true })).toBeInViewport();
			const { slug } = productOf(104);
			await page.goto(`/product/all?compare=${slug}&compare=${legionella.slug}&view=comparison`);
			const figures = page.getByRole('row', { name: performanceWords.en.title });
			await expect(figures).toContainText(/PPA 87\.5%.*112\/128, 95% confidence interval 80\.7–92\.2%/);
			await expect(figures).toContainText(/NPA 98\.5%.*406\/412/);
			await expect(figures).toContainText(new RegExp(`PPA 90\\.4%.*${notPublished}`));
			await expect(figures).toContainText('Compared with: RT-PCR');
			await expect(figures).toContainText('Compared with: Bacterial culture');
			await expect(page.getByRole('row', { name: factWords.en.ageRange })).toContainText('2 years');
		});
	});
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', { tag: ['@INFO-17', '@INFO-18'] }, () => {
		test.use({ javaScriptEnabled });

		test('a visitor chooses a country, whose row is marked, and the site remembers it', async ({ page, context }) => {
			const flu = productOf(104);
			await page.goto(plainAddress(flu));
			const table = page.getByRole('table', { name: availabilityWords.en.title });
			await expect(table.getByRole('rowheader')).toContainText(['United States', 'European Union', 'China']);
			const china = table.getByRole('row', { name: 'China' });
			await expect(china).toContainText('Class III');
			await expect(china).toContainText('国械注进 SAMPLE-');
			const choice = page.getByLabel(availabilityWords.en.myCountry);
			await choice.selectOption('CN');
			await page.getByRole('button', { name: availabilityWords.en.show, exact: true }).click();
			await expect(china).toContainText(availabilityWords.en.mine);
			await expect(china.getByText(availabilityWords.en.mine)).toBeVisible();
			await expect(page).toHaveURL(/country=CN/);
			expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'country', value: 'CN' }));
			await page.goto(plainAddress(products.troponin));
			await expect(choice).toHaveValue('CN');
			await expect(table.getByRole('row', { name: 'China' }).getByText(availabilityWords.en.mine)).toBeVisible();
			await page.goto(plainAddress(products.rsv));
			await expect(page.getByText(availabilityWords.en.notThere)).toBeVisible();
		});
	});
}
