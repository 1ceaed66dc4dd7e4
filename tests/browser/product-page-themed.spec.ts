import { expect, type Page, test } from '@playwright/test';
import type { Product } from '@site/contract/catalogue';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { previewWords } from '../../apps/site/app/messages/preview.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { plainAddress, products, structuredData } from '../support/product-page.ts';
import { layouts } from '../support/visitors.ts';

const { professional, atHome, covid, cup, rsv, troponin } = products;
const words = productWords.en;

const special = [
	['the professional multiplex test', '/product/zt/', professional],
	['the at-home multiplex test', '/product/zt2/', atHome],
	['the COVID-19 antigen test', '/product/zt3/', covid],
	['the multi-drug cup', '/product/drugs-of-abuse/', cup],
	['the RSV test', '/product/infectious-disease/', rsv],
] as const;

const rowsOf = (page: Page, caption: string) =>
	page.getByRole('table', { name: caption }).locator('tbody').getByRole('row');

const partsOf = ({ theme, performance }: Product) =>
	[
		[words.benefits, theme?.benefits.length],
		[words.performance, performance],
		[words.cptCodes, theme?.cptCodes],
		[theme?.controlKit?.title.en ?? 'Control Swab Kit', theme?.controlKit],
		[theme?.panel?.title.en ?? 'cut-offs', theme?.panel],
		[words.steps, theme?.steps],
		[theme?.trust?.title.en ?? 'authorized', theme?.trust],
	] as const;

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

		for (const [name, route, product] of special) {
			// Holds PAGE-52.
			test(`${route} shows what ${name} has, and nothing that it lacks`, async ({ page }) => {
				await page.goto(route + encodeURIComponent(product.slug));
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title.en);
				await expect(page.getByText(product.theme?.headline.en ?? '', { exact: true })).toBeVisible();
				for (const [title, there] of partsOf(product)) {
					await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(there ? 1 : 0);
				}
				await expect(page.getByRole('heading', { name: words.resources })).toBeVisible();
				await expect(page.getByRole('heading', { name: words.related })).toBeVisible();
				await expect(page.getByRole('main').getByRole('form')).toBeVisible();
			});
		}

		// Holds CONST-21, CONST-22.
		test('the professional test shows its codes, its controls, its agreement, its shelf life and its speed', async ({
			page,
		}) => {
			await page.goto(productAddress(professional.slug));
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
				const evidence = page.locator('#performance div').filter({ has: page.locator(`> h3:text-is("${target}")`) });
				await expect(evidence.getByText(/^\d+\.\d%$/)).toHaveText([positive, negative]);
			}
			await expect(page.getByText('10 positive swabs')).toBeVisible();
			await expect(page.getByText('10 negative swabs')).toBeVisible();
			const figures = page.getByRole('definition');
			await expect(figures.filter({ hasText: '10 minutes' })).toBeVisible();
			await expect(figures.filter({ hasText: '24 months' })).toBeVisible();
		});

		// Holds D4.
		test('nothing scrolls sideways, and the longest headline has three lines, however wide the window', async ({
			page,
		}) => {
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
			await page.goto(productAddress(cup.slug));
			for (const width of layout === 'mobile' ? [320, 820] : widths) {
				await page.setViewportSize({ width, height: 900 });
				// A window that was just made smaller is laid out a moment later.
				const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				await expect.poll(beyond, `${width} px`).toBeLessThanOrEqual(0);
			}
		});
	});
}

test('the drug panel lists every drug with its code and cut-off', async ({ page }) => {
	await page.goto(productAddress(cup.slug));
	const rows = cup.theme?.panel?.rows ?? [];
	await expect(rowsOf(page, cup.theme?.panel?.title.en ?? '')).toHaveText(
		rows.map(
			({ name, code, cutoff }) =>
				// With a soft hyphen in the longest.
				new RegExp(`^${name.en.replace('oxymeth', 'oxy\u00admeth')}${code}${cutoff.replace(' ', '\\s')}$`),
		),
	);
});

// Holds D15.
test('a themed route takes any product; what it has no theme for is absent', async ({ page }) => {
	const answer = await page.goto(`/product/zt2/${troponin.slug}`);
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(troponin.title.en);
	for (const title of [words.benefits, words.cptCodes, words.steps]) {
		await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
	}
});

// Holds ROUTE-6.
test('/products/{slug} of a special product works, with its themed address as the canonical one', async ({ page }) => {
	for (const address of [plainAddress(professional), `/products/${professional.slug}`]) {
		const answer = await page.goto(address);
		expect(answer?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(professional.title.en);
		const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
		expect(canonical).toMatch(/\/product\/zt\/flu-a%2Fb-%26-covid-19-multiplex-rapid-test$/);
		expect((await structuredData(page)).Product?.url).toBe(canonical);
	}
});

// Holds D14.
test('a preview says so, and is neither indexed nor kept', async ({ page }) => {
	const answer = await page.goto(`/productspreview/${encodeURIComponent(professional.slug)}`);
	expect(answer?.headers()['cache-control']).toBe('no-store');
	await expect(page.getByRole('note')).toHaveText(previewWords.en.published);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(professional.title.en);
	await expect(page.getByRole('heading', { name: words.cptCodes })).toBeVisible();
});
