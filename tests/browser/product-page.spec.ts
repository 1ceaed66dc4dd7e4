import { expect, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { en } from '../../apps/site/app/messages/en.ts';
import { factWords } from '../../apps/site/app/messages/facts.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { productPartWords } from '../../apps/site/app/messages/product-parts.ts';
import { kindNames } from '../../apps/site/server/content/document-names.ts';
import { hydrated } from '../support/hydrated.ts';
import { categoryOf, plainAddress, products } from '../support/product-page.ts';
import { unfolded } from '../support/unfolded.ts';
import { desktopAtLeast, layouts, mobileAtLeast, visitors } from '../support/visitors.ts';

const { troponin, meter, professional } = products;
const { links } = demoSnapshot.settings;
/** Registered elsewhere, but not in China; one is sold online, the other is not. */
const notInChina = [true, false].map((isSold) =>
	demoSnapshot.products.find(({ id, buyUrl }) => {
		const countries = demoSnapshot.registrations.filter(({ productId }) => productId === id);
		return countries.length > 0 && !countries.some(({ country }) => country === 'CN') && Boolean(buyUrl) === isSold;
	}),
);

/** One tab for each kind of document that the product has, then the tabs of its texts. */
const kinds = new Set<string>(
	demoSnapshot.productDocuments
		.filter(({ productIds }) => productIds.includes(professional.id))
		.map(({ kind }) => kind),
);
const tabTitles = [
	...Object.entries(kindNames).flatMap(([kind, { en: name }]) => (kinds.has(kind) ? [name] : [])),
	...professional.resources.map(({ title }) => title.en),
];

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('Get a Quote opens the lead form for the product, Request Information /contact', { tag: '@PAGE-49' }, async ({
			page,
		}) => {
			await page.goto(plainAddress(troponin));
			const main = page.getByRole('main');
			const quote = main.getByRole('link', { name: en.getAQuote });
			await expect(quote).toHaveAttribute('href', `${links.quoteForm.en}?product=${troponin.slug}`);
			if (layout === 'desktop') await expect(quote).toHaveAttribute('target', '_blank');
			else await expect(quote).not.toHaveAttribute('target');
			await main.getByRole('link', { name: productWords.en.requestInformation }).click();
			await expect(page).toHaveURL('/contact');
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the breadcrumb reads Home > Products > category > title', { tag: '@PAGE-47' }, async ({ page }) => {
			await page.goto(plainAddress(troponin));
			const breadcrumb = page.getByRole('navigation', { name: en.catalogue.breadcrumb });
			const category = categoryOf(troponin);
			const names = ['Home', 'Products', category.name.en, troponin.title.en];
			await expect(breadcrumb.getByRole('listitem').filter({ hasText: /./ })).toHaveText(names);
			for (const [name, href] of [
				['Home', '/'],
				['Products', '/product/all'],
				[category.name.en, `/product/${category.slug}`],
			] as const) {
				await expect(breadcrumb.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
			}
		});

		test('the picture opens full size, zooms and closes; a thumbnail shows the next one', async ({ page }) => {
			await page.goto(plainAddress(troponin));
			const opener = page.getByRole('link', { name: productWords.en.enlarge }).first();
			const dialog = page.getByRole('dialog', { name: troponin.picture.alt.en });
			await opener.click();
			const picture = dialog.getByRole('img');
			await expect(picture).toBeVisible();
			const before = await picture.evaluate((image) => image.clientWidth);
			await dialog.getByRole('button', { name: productWords.en.closer }).click();
			await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBe(2 * before);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
			await expect(opener).toBeFocused();
			const [closeUp] = troponin.gallery;
			await page.getByRole('link', { name: productWords.en.showPicture(2, closeUp?.alt.en ?? '') }).click();
			await expect(page.getByRole('img', { name: closeUp?.alt.en ?? '' })).toBeInViewport({ ratio: 0.5 });
			await expect(page.getByRole('img', { name: troponin.picture.alt.en })).not.toBeInViewport();
		});

		test('at most three related products are shown, never the product itself', async ({ page }) => {
			await page.goto(plainAddress(troponin));
			const band = page.getByRole('main').locator('section', { hasText: productPartWords.en.related });
			const cards = band.getByRole('heading', { level: 3 }).getByRole('link');
			await expect(cards).toHaveCount(3);
			await expect(cards.filter({ hasText: troponin.title.en })).toHaveCount(0);
			if (layout === 'desktop') await expect(cards.first()).toHaveAttribute('target', '_blank');
			else await expect(cards.first()).not.toHaveAttribute('target');
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout in Chinese`, () => {
		test.use(options);

		test('a product without Chinese registration says so first, without Buy Now', { tag: '@INFO-36' }, async ({
			page,
		}) => {
			for (const product of notInChina) {
				await page.goto(`/products/${product?.slug}?lang=cn`);
				const main = page.getByRole('main');
				await expect(main.getByText('未在中国注册')).toBeInViewport({ ratio: 1 });
				await expect(main.getByRole('link', { name: productWords.cn.buyNow })).toHaveCount(0);
			}
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('it shows title, content, certification images, picture and specifications', {
			tag: ['@smoke', '@PAGE-47', '@INFO-3'],
		}, async ({ page }) => {
			await page.goto(plainAddress(troponin));
			await unfolded(page);
			const main = page.getByRole('main');
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(troponin.title.en);
			await expect(main.getByRole('heading', { name: 'Intended use' })).toBeVisible();
			await expect(main.getByRole('img', { name: troponin.picture.alt.en })).toBeVisible();
			const marks = main.getByRole('list', { name: productWords.en.certifications }).getByRole('img');
			await expect(marks).not.toHaveCount(0);
			const rows = main.getByRole('table', { name: productPartWords.en.specifications }).getByRole('row');
			await expect(rows).toHaveText(
				troponin.specifications
					.filter(({ key }) => key !== 'packSize')
					.map(({ key, value }) => factWords.en[key] + value.en),
			);
			for (const seen of ['A faint line at T', 'A line at C and no other', 'No line at all'])
				await expect(main.getByRole('listitem').filter({ hasText: seen }).locator('svg').first()).toBeVisible();
		});

		test('Buy Now appears only for products sold online, and opens a new tab', { tag: '@PAGE-49' }, async ({
			page,
		}) => {
			const buy = page.getByRole('main').getByRole('link', { name: productWords.en.buyNow });
			await page.goto(plainAddress(meter));
			await expect(buy).toHaveAttribute('href', meter.buyUrl);
			await expect(buy).toHaveAttribute('target', '_blank');
			await page.goto(plainAddress(troponin));
			await expect(buy).toHaveCount(0);
		});

		test('the first resource is selected; clicks and arrow keys switch', { tag: '@PAGE-51' }, async ({ page }) => {
			await page.goto(plainAddress(professional));
			const titles = [...tabTitles, 'Videos'];
			const tabs = page.getByRole('tablist', { name: productWords.en.resources }).getByRole('tab');
			const selected = page.getByRole('tab', { selected: true });
			const panel = page.getByRole('tabpanel');
			await expect(tabs).toHaveText(titles);
			await expect(selected).toHaveText('Instructions for Use');
			await expect(panel.getByRole('link', { name: 'Spanish' })).toBeVisible();

			await tabs.filter({ hasText: 'Videos' }).click();
			await expect(selected).toHaveText('Videos');
			await expect(panel).toHaveCount(1);
			await expect(panel.getByRole('button', { name: 'Watch the video: Running the test' })).toBeVisible();

			for (const [key, title] of [
				['ArrowRight', titles.at(0)],
				['ArrowLeft', titles.at(-1)],
				['Home', titles.at(0)],
				['ArrowRight', titles.at(1)],
				['End', titles.at(-1)],
			] as const) {
				await page.keyboard.press(key);
				await expect(selected).toHaveText(title ?? '');
				await expect(selected).toBeFocused();
			}
		});

		test('an unknown product is a 404 with No Data and links, with scripts too', { tag: '@D11' }, async ({ page }) => {
			const errors: unknown[] = [];
			page.on('pageerror', (error) => void errors.push(error));
			for (const address of ['/products/nope', '/product/zt/nope', '/productspreview/nope']) {
				const answer = await page.goto(address);
				expect(answer?.status()).toBe(404);
				await expect(page.getByRole('heading', { name: en.noData })).toBeVisible();
				await expect(page.getByRole('link', { name: en.seeProducts })).toHaveAttribute('href', '/product/all');
				await hydrated(page);
			}
			expect(errors).toEqual([]);
		});
	});
}

test('the product reference can be copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(plainAddress(troponin));
	await page.getByRole('button', { name: productWords.en.copyReference }).click();
	await expect(page.getByText(productWords.en.copied(troponin.reference))).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(troponin.reference);
});

test('a printed page is a product sheet without controls', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', '');
	});
	await page.goto(plainAddress(meter));
	await page.getByRole('button', { name: productWords.en.print }).click();
	await expect(page.locator('html[data-printed]')).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText(meter.reference).first()).toBeVisible();
	await expect(page.getByRole('table', { name: productPartWords.en.specifications })).toBeVisible();
	await expect(page.getByRole('link').or(page.getByRole('button')).or(page.getByRole('form'))).toHaveCount(0);
});

test.describe('without scripting', () => {
	test.use({ ...visitors.phone, javaScriptEnabled: false });

	test('every resource can be read, and the picture opens as a file', async ({ page }) => {
		await page.goto(plainAddress(professional));
		for (const title of tabTitles) {
			await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible();
		}
		await expect(page.getByRole('tablist')).toBeHidden();
		await expect(page.getByRole('link', { name: productWords.en.enlarge }).first()).toHaveAttribute(
			'href',
			professional.picture.url,
		);
		const [closeUp] = professional.gallery;
		await page.getByRole('link', { name: productWords.en.showPicture(2, closeUp?.alt.en ?? '') }).click();
		await expect(page.getByRole('img', { name: closeUp?.alt.en ?? '' })).toBeInViewport({ ratio: 0.5 });
	});
});
