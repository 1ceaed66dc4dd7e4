import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress } from '../../apps/site/app/destinations.ts';
import { dataRequests, watchData } from '../support/list-data.ts';
import { newsParts, openNews, titlesOf } from '../support/news-lists.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

/** Titles that open a new tab say so to screen readers after the title. */
const beginningWith = (titles: readonly string[]) =>
	titles.map((title) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('an item opens its article: desktop in a new tab, mobile in place with a way back', {
			tag: '@ROUTE-12',
		}, async ({ page, context }) => {
			const { press } = await openNews(page);
			await press.loadMore.click();
			await expect(press.loadMore).toHaveCount(0);
			await expect(press.titles).toHaveText(beginningWith(titlesOf('press')));
			const link = press.links.last();
			const address = (await link.getAttribute('href')) ?? '';
			if (layout === 'desktop') {
				const opened = context.waitForEvent('page');
				await link.click();
				await expect(await opened).toHaveURL(address);
				return;
			}
			const title = await link.innerText();
			await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
			await link.click();
			await expect(page).toHaveURL(address);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
			await page.goBack();
			await expect(press.titles).toHaveText(beginningWith(titlesOf('press')));
			await expect(link).toBeInViewport();
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('shows news, two certificates and six items of each list, from the server alone', {
			tag: ['@smoke', '@PAGE-21', '@CONST-10'],
		}, async ({ page, request }) => {
			const data = watchData(page, /^\/resources(\?|$)/);
			const { blog, press } = await openNews(page);
			await expect(page).toHaveTitle(`Resources - ${brand.name}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
			for (const name of ['MDSAP', 'ISO 13485:2016']) {
				const certificate = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
				const open = certificate.getByRole('link', { name: /^Open/ });
				await expect(open).toHaveAttribute('target', '_blank');
				await expect(certificate.getByRole('link', { name: /^Download/ })).toHaveAttribute('download');
				const file = await request.get((await open.getAttribute('href')) ?? '');
				expect(file.headers()['content-type']).toBe('application/pdf');
			}
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog').slice(0, 6)));
			await expect(press.titles).toHaveText(beginningWith(titlesOf('press').slice(0, 6)));
			await data.asked();
		});

		test('a failing call keeps the last list, shows a message and offers a retry', { tag: '@PAGE-45' }, async ({
			page,
		}) => {
			const { blog } = await openNews(page);
			await page.route(dataRequests, (route) => route.abort('connectionfailed'), { times: 1 });
			await blog.tab('articles').click();
			await expect(blog.region.getByRole('alert')).toContainText('The list could not be loaded');
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog').slice(0, 6)));
			await expect(blog.status).toHaveText(`Showing 6 of ${titlesOf('blog').length}`);
			await expect(page).toHaveURL('/resources');
			await blog.region.getByRole('button', { name: 'Try again' }).click();
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog', true).slice(0, 6)));
			await expect(blog.region.getByRole('alert')).toHaveCount(0);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('Load More loads all items and hides; choosing a tab reloads and restores it', {
			tag: ['@PAGE-22', '@CONST-10'],
		}, async ({ page }) => {
			const { blog, press } = await openNews(page);
			const data = watchData(page, /^\/resources(\?|$)/);
			await blog.loadMore.click();
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog')));
			await expect(blog.loadMore).toHaveCount(0);
			await expect(blog.links.nth(6)).toBeFocused();
			await expect(press.titles).toHaveCount(6);

			await blog.tab('articles').click();
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog', true).slice(0, 6)));
			await expect(blog.loadMore).toBeVisible();
			await blog.loadMore.click();
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog', true)));
			await expect(blog.loadMore).toHaveCount(0);
			await blog.tab('all').click();
			await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog').slice(0, 6)));
			await press.loadMore.click();
			await expect(press.titles).toHaveText(beginningWith(titlesOf('press')));
			await expect(press.loadMore).toHaveCount(0);
			await data.asked(
				'/resources?all=blog',
				'/resources?tab=articles',
				'/resources?tab=articles&all=blog',
				'/resources',
				'/resources?all=press',
			);

			await page.reload();
			await expect(press.titles).toHaveText(beginningWith(titlesOf('press')));
			await expect(blog.titles).toHaveCount(6);
		});
	});
}

test.describe('without scripting', () => {
	test.use({ javaScriptEnabled: false });

	test('tabs and Load More are links that reach every published article', async ({ page }) => {
		await page.goto('/resources');
		const { blog, press } = newsParts(page);
		await blog.tab('articles').click();
		await expect(blog.titles).toHaveText(beginningWith(titlesOf('blog', true).slice(0, 6)));
		await blog.tab('all').click();
		await blog.loadMore.click();
		await press.loadMore.click();
		const links = page.locator('main li h3 a');
		await expect(links).toHaveCount(demoSnapshot.articles.length);
		const linked = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
		expect(linked.toSorted()).toEqual(demoSnapshot.articles.map(({ slug }) => articleAddress(slug)).toSorted());
	});
});

test('news pages link to feeds, which are valid Atom in both languages and cached', async ({
	page,
	request,
	baseURL,
}) => {
	await page.goto('/resources');
	const feeds = await page
		.locator('link[rel=alternate][type="application/atom+xml"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(feeds).toEqual([`${baseURL}/feeds/blog.xml`, `${baseURL}/feeds/press.xml`]);
	for (const address of [...feeds, ...feeds.map((feed) => `${feed}?lang=cn`)]) {
		const answer = await request.get(address);
		expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
		const problems = await page.evaluate(
			(text) => {
				const feed = new DOMParser().parseFromString(text, 'application/xml');
				const [...entries] = feed.querySelectorAll('entry');
				const count = (where: Element, selector: string) => where.querySelectorAll(`:scope > ${selector}`).length;
				const lacks = (where: Element, selectors: string[]) => selectors.filter((each) => count(where, each) !== 1);
				return [
					...[...feed.querySelectorAll('parsererror')].map((error) => error.textContent),
					...lacks(feed.documentElement, ['id', 'title', 'updated', 'author', 'link[rel=self]']),
					...entries.flatMap((entry) => lacks(entry, ['id', 'title', 'updated', 'content', 'link[rel=alternate]'])),
					...(entries.length < 12 ? [`${entries.length} entries`] : []),
					...[...feed.querySelectorAll('link')]
						.map((link) => link.getAttribute('href'))
						.filter((to) => to?.startsWith('/')),
				];
			},
			await answer.text(),
		);
		expect([address, problems]).toEqual([address, []]);
		const again = await request.get(address, { headers: { 'If-None-Match': answer.headers().etag ?? '' } });
		expect(again.status()).toBe(304);
	}
	expect((await request.get('/feeds/nothing.xml')).status()).toBe(404);
});
