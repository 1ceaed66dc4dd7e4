import { expect, type Page, test } from '@playwright/test';
import type { Product } from '@site/contract/catalogue';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { productPartWords } from '../../apps/site/app/messages/product-parts.ts';
import { standingWords } from '../../apps/site/app/messages/standing.ts';
import { hydrated } from '../support/hydrated.ts';
import { products } from '../support/product-page.ts';
import { unfolded } from '../support/unfolded.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

const { professional, atHome, covid, cup, rsv } = products;
const words = { ...productWords.en, ...productPartWords.en };

const special = [
	['the professional multiplex test', '/product/zt/', professional],
	['the at-home multiplex test', '/product/zt2/', atHome],
	['the COVID-19 antigen test', '/product/zt3/', covid],
	['the multi-drug cup', '/product/drugs-of-abuse/', cup],
	['the RSV test', '/product/infectious-disease/', rsv],
] as const;

const rowsOf = (page: Page, caption: string) =>
	page.getByRole('table', { name: caption }).locator('tbody').getByRole('row');

const partsOf = ({ theme, performance, resultGuide }: Product) =>
	[
		[words.benefits, theme?.benefits.length],
		[resultGuide?.forHome ? words.howSure : words.performance, performance],
		[words.cptCodes, theme?.cptCodes],
		[theme?.controlKit?.title.en ?? 'Control Swab Kit', theme?.controlKit],
		[theme?.panel?.title.en ?? 'cut-offs', theme?.panel],
		[words.steps, theme?.steps],
		[theme?.trust?.title.en ?? 'authorized', theme?.trust],
	] as const;

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the longest pages keep to the height of eight screens', { tag: '@PAGE-78' }, async ({ page }) => {
			for (const { slug } of [professional, atHome, cup]) {
				await page.goto(productAddress(slug));
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				expect(height, slug).toBeLessThanOrEqual(layout === 'mobile' ? 9500 : 6500);
			}
		});

		test('the bar marks the part in view with the line, and keeps its link in sight', { tag: '@PAGE-91' }, async ({
			page,
		}) => {
			await page.goto(productAddress(professional.slug));
			await hydrated(page);
			const bar = page.getByRole('navigation', { name: words.onThisPage });
			await expect(bar.locator('[aria-current]')).toHaveCount(0);
			await page.evaluate(() => document.querySelector('#ordering')?.scrollIntoView());
			const current = bar.locator('[aria-current=true]');
			await expect(current).toHaveAttribute('href', '#ordering');
			await expect(current).toBeInViewport();
			await expect(current).toHaveCSS('text-decoration-color', 'rgb(242, 116, 95)');
		});

		test('the longest headline has three lines at every window width', { tag: '@D4' }, async ({ page }) => {
			const widths = layout === 'mobile' ? [390, 820] : [744, 1280, 1440, 2560];
			await page.goto(productAddress(professional.slug));
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				const headline = page.getByText(professional.theme?.headline.en ?? '', { exact: true });
				const lines = () =>
					headline.evaluate((element) =>
						Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
					);
				await expect.poll(lines, `${width} px`).toBeLessThanOrEqual(3);
			}
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		for (const [name, route, product] of special) {
			test(`${route} shows the parts that ${name} has, and no others`, { tag: '@PAGE-52' }, async ({ page }) => {
				await page.goto(route + encodeURIComponent(product.slug));
				await unfolded(page);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title.en);
				await expect(page.getByText(product.theme?.headline.en ?? '', { exact: true })).toBeVisible();
				for (const [title, there] of partsOf(product)) {
					await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(there ? 1 : 0);
				}
				await expect(page.getByRole('heading', { name: words.resources })).toBeVisible();
				await expect(page.getByRole('heading', { name: words.related })).toBeVisible();
				await expect(page.getByRole('main').getByRole('form', { name: en.contactUs })).toBeVisible();
			});
		}
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the professional test shows codes, controls, agreement, shelf life and speed', {
			tag: ['@CONST-21', '@CONST-22'],
		}, async ({ page }) => {
			await page.goto(productAddress(professional.slug));
			await unfolded(page);
			await expect(rowsOf(page, words.cptCodes)).toHaveText([
				'87428-QWFlu A/B + COVID-19',
				/^87811QWCOVID-19 \(alternative/,
				/^87804QWFlu A \(alternative/,
				/^87804QW-59Flu B \(alternative/,
			]);
			for (const [target, positive, negative] of [
				['COVID-19', '89.6%', '99.8%'],
				['Flu A', '85.0%', '99.2%'],
				['Flu B', '87.5%', '99.8%'],
			] as const) {
				const figures = page
					.locator('#performance tbody')
					.filter({ has: page.getByRole('rowheader', { name: target }) });
				await expect(figures.getByText(/^\d+\.\d%$/)).toHaveText([positive, negative]);
			}
			await expect(page.getByText('10 positive swabs')).toBeVisible();
			await expect(page.getByText('10 negative swabs')).toBeVisible();
			const figures = page.getByRole('definition');
			await expect(figures.filter({ hasText: '10 minutes' })).toBeVisible();
			await expect(figures.filter({ hasText: '24 months' })).toBeVisible();
		});
	});
}

test('the drug panel lists every drug with its code and cut-off', async ({ page }) => {
	await page.goto(productAddress(cup.slug));
	const rows = cup.theme?.panel?.rows ?? [];
	await expect(rowsOf(page, cup.theme?.panel?.title.en ?? '')).toHaveText(
		rows.map(
			({ name, code, cutoff }) =>
				// The longest name has a soft hyphen.
				new RegExp(`^${name.en.replace('oxymeth', 'oxy\u00admeth')}${code}${cutoff.replace(' ', '\\s')}$`),
		),
	);
});

test('a home test offers shop and guide first, and a quote behind a line at its end', {
	tag: ['@PAGE-79', '@PAGE-80'],
}, async ({ page }) => {
	await page.goto(productAddress(atHome.slug));
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: words.buyNow })).toBeVisible();
	await expect(main.getByRole('link', { name: words.stepByStep }).first()).toBeVisible();
	const quote = main.getByRole('link', { name: en.getAQuote });
	await expect(quote).toBeHidden();
	await expect(page.getByRole('table', { name: words.cptCodes })).toHaveCount(0);
	await page.locator('summary', { hasText: words.forTrade }).click();
	await expect(quote).toBeVisible();
});

test('one line says the essential of an emergency use and opens the full statement', { tag: '@INFO-14' }, async ({
	page,
}) => {
	await page.goto(productAddress(professional.slug));
	const statement = page.getByRole('region', { name: standingWords.en.emergencyUseTitle });
	await expect(statement).toHaveCount(1);
	const whole = statement.getByText('has not been FDA cleared or approved').first();
	await expect(whole).toBeHidden();
	await statement.getByText(words.emergencyUseLine).click();
	await expect(whole).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(statement.getByText('has not been FDA cleared or approved').last()).toBeVisible();
});
