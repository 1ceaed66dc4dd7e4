import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress } from '../../apps/site/app/destinations.ts';
import { hydrated, underWay } from '../support/hydrated.ts';
import { titlesOf } from '../support/news-lists.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

/** Has tables and quotes, and an older and a newer neighbor. */
const slug = 'coding-point-of-care-respiratory-tests';
const article = demoSnapshot.articles.find((each) => each.slug === slug);
if (!article) throw new Error('The sample company has no such article');
const title = article.title.en;
const blog = titlesOf('blog');
const at = blog.indexOf(title);

const shareNames = { desktop: ['Facebook', 'X', 'LinkedIn'], mobile: ['X', 'LinkedIn'] };

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the article’s link can be copied, and a phone offers its own share menu', { tag: '@D48' }, async ({
			page,
			context,
			baseURL,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.addInitScript(() => {
				navigator.share = async (what) => {
					document.title = JSON.stringify(what);
				};
			});
			await page.goto(`${articleAddress(slug)}?from=mail`);
			const list = page.getByRole('list', { name: 'Share' });
			const url = `${baseURL}${articleAddress(slug)}`;
			const copy = list.getByRole('link', { name: 'Copy link' });
			await hydrated(page);
			await copy.click();
			await expect(page.getByText('The link is copied.')).toBeVisible();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
			const sheet = list.getByRole('button', { name: 'Share with another app' });
			await expect(sheet).toHaveCount(layout === 'mobile' ? 1 : 0);
			if (layout !== 'mobile') return;
			await sheet.click();
			await expect(page).toHaveTitle(JSON.stringify({ url, title }));
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a share icon opens a pop-up of 600 by 800; nothing leaves the site before', { tag: '@PAGE-25' }, async ({
			page,
			context,
			baseURL,
		}) => {
			const outside: string[] = [];
			context.on('request', (request) => {
				if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
			});
			await context.route(/^https:\/\/(www\.facebook|x|www\.linkedin)\.com\//, (route) =>
				route.fulfill({ body: 'shared' }),
			);
			await page.goto(`${articleAddress(slug)}?from=mail`);
			await hydrated(page);
			await underWay(page);
			const icons = page.getByRole('list', { name: 'Share' }).getByRole('link');
			await expect(icons).toHaveCount(shareNames[layout].length + 1);
			expect(outside).toEqual([]);
			for (const name of shareNames[layout]) {
				const opened = context.waitForEvent('page');
				await icons.and(page.getByRole('link', { name: `Share on ${name}` })).click();
				const popup = await opened;
				await popup.waitForLoadState();
				expect(new URL(popup.url()).search).toContain(encodeURIComponent(page.url()));
				expect(await popup.evaluate(() => [outerWidth, outerHeight])).toEqual([600, 800]);
				await popup.close();
			}
		});

		test('a narrow window shows tables and long words without sideways scrolling', { tag: '@D4' }, async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(articleAddress(slug));
			await page.locator('.rich-text table').evaluate((table: HTMLTableElement) => {
				for (const row of table.rows)
					for (let column = 0; column < 8; column += 1) row.insertCell().textContent = '87428-QW';
			});
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('shows the article with its details, neighbors, related items and a way back', {
			tag: ['@smoke', '@PAGE-24'],
		}, async ({ page }) => {
			await page.goto(articleAddress(slug));
			await expect(page).toHaveTitle(`${title} - ${brand.name}`);
			const main = page.getByRole('main');
			const text = main.getByRole('article').first();
			await expect(text.getByRole('heading', { level: 1 })).toHaveText(title);
			await expect(text.locator('time').first()).toHaveAttribute('datetime', article.publishedOn);
			await expect(text.locator('header')).toContainText('Blog');
			await expect(text.locator('header')).toContainText('2 min read');
			await expect(text.getByRole('table')).toContainText('87428-QW');
			await expect(text.locator('blockquote')).toBeVisible();

			const related = main.getByRole('listitem').getByRole('article');
			await expect(related).toHaveCount(3);
			await expect(related.locator(`a[href="${articleAddress(slug)}"]`)).toHaveCount(0);
			const pictures = await main
				.locator('img')
				.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
			expect(pictures).toHaveLength(4);
			expect(new Set(pictures).size).toBe(4);

			const neighbours = main.getByRole('navigation', { name: 'More from our blog' });
			await expect(neighbours.getByRole('link', { name: 'Previous' })).toContainText(blog[at + 1] ?? '');
			await neighbours.getByRole('link', { name: 'Next' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog[at - 1] ?? '');
			await main.getByRole('link', { name: 'All news' }).first().click();
			await expect(page).toHaveURL('/resources');
		});

		test('a preview has the share icons, which say that a preview is not shared', { tag: '@D52' }, async ({
			page,
			context,
		}) => {
			await page.goto(articleAddress(slug).replace('/resources/', '/resourcespreview/'));
			const share = page.getByRole('list', { name: 'Share' });
			await expect(share.getByRole('button')).toHaveCount(shareNames[layout].length);
			await hydrated(page);
			await share.getByRole('button').first().click();
			await expect(page.getByRole('status').filter({ hasText: 'A preview is not shared.' })).toBeVisible();
			expect(context.pages()).toHaveLength(1);
		});
	});
}

test.describe('without scripting', () => {
	test.use({ javaScriptEnabled: false });

	test('in Chinese the share links are Weibo, and WeChat with a code that unfolds', async ({ page, baseURL }) => {
		await page.goto(`${articleAddress(slug)}?lang=cn`);
		const list = page.getByRole('list', { name: '分享' });
		const url = encodeURIComponent(`${baseURL}${articleAddress(slug)}?lang=cn`);
		await expect(list.getByRole('link').first()).toHaveAttribute(
			'href',
			new RegExp(`^https://service\\.weibo\\.com/share/share\\.php\\?url=${url}&title=`),
		);
		const code = list.getByRole('img', { name: '本页二维码' });
		await expect(code).toBeHidden();
		await list.locator('summary').click();
		await expect(code).toBeVisible();
		await expect(code).toHaveJSProperty('complete', true);
		expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(250);
	});
});

test('Chinese text is never slanted', async ({ page }) => {
	const stressed = demoSnapshot.articles.find(({ content }) => content.cn?.includes('<em>'));
	await page.goto(`/resources/${stressed?.slug}?lang=cn`);
	await expect(page.locator('article em').first()).toHaveCSS('font-style', 'normal');
});
