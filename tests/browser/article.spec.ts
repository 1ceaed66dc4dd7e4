import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress } from '../../apps/site/app/destinations.ts';
import { titlesOf } from '../support/news-lists.ts';
import { layouts } from '../support/visitors.ts';

/** One with tables and quotes, and articles on both sides of it. */
const slug = 'coding-point-of-care-respiratory-tests';
const article = demoSnapshot.articles.find((each) => each.slug === slug);
if (!article) throw new Error('The sample company has no such article');
const title = article.title.en;
const blog = titlesOf('blog');
const at = blog.indexOf(title);

const shareNames = {
	desktop: ['social network', 'microblog', 'professional network'],
	mobile: ['microblog', 'professional network'],
};

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		// Holds PAGE-24.
		test('shows title, time, kind, reading time, picture, content, neighbors, related and the way back', async ({
			page,
		}) => {
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

		// Holds PAGE-25, D16.
		test('a share icon opens a pop-up of 600 by 800 with the current address; before that nothing leaves the site', async ({
			page,
			context,
			baseURL,
		}) => {
			const outside: string[] = [];
			context.on('request', (request) => {
				if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
			});
			await context.route('https://example.com/**', (route) => route.fulfill({ body: 'shared' }));
			await page.goto(`${articleAddress(slug)}?from=mail`, { waitUntil: 'networkidle' });
			const icons = page.getByRole('list', { name: 'Share' }).getByRole('link');
			await expect(icons).toHaveCount(shareNames[layout].length);
			expect(outside).toEqual([]);
			for (const name of shareNames[layout]) {
				const opened = context.waitForEvent('page');
				await icons.and(page.getByRole('link', { name: `Share on the ${name}` })).click();
				const popup = await opened;
				await popup.waitForLoadState();
				expect(new URL(popup.url()).search).toContain(encodeURIComponent(page.url()));
				expect(await popup.evaluate(() => [outerWidth, outerHeight])).toEqual([600, 800]);
				await popup.close();
			}
		});

		// Holds D4.
		test('a narrow window shows tables and long words without scrolling sideways', async ({ page }) => {
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

test.describe('without scripting', () => {
	test.use({ javaScriptEnabled: false });

	// Holds PAGE-25.
	test('share icons are plain links to the networks, with the public address', async ({ page, baseURL }) => {
		await page.goto(articleAddress(slug));
		const links = await page
			.getByRole('list', { name: 'Share' })
			.getByRole('link')
			.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		const url = encodeURIComponent(`${baseURL}${articleAddress(slug)}`);
		expect(links).toEqual([
			`https://example.com/social-network/share?u=${url}`,
			`https://example.com/microblog/share?url=${url}&text=${encodeURIComponent(title)}`,
			`https://example.com/professional-network/share?url=${url}`,
		]);
	});
});

test('Chinese is never slanted, and figures in its headings are as heavy as the characters', async ({ page }) => {
	const stressed = demoSnapshot.articles.find(({ content }) => content.cn?.includes('<em>'));
	await page.goto(`/resources/${stressed?.slug}?lang=cn`);
	await expect(page.locator('article em').first()).toHaveCSS('font-style', 'normal');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
});
