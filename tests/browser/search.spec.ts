import { expect, type Page, test } from '@playwright/test';
import { sampleWithRevisions } from '@site/demo/papers/sample-revisions';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { search } from '../../apps/site/server/content/search.ts';
import { hydrated } from '../support/hydrated.ts';
import { dataRequests, watchData } from '../support/list-data.ts';
import { visitors } from '../support/visitors.ts';

const content = buildContent(sampleWithRevisions);
const found = (keyword: string, language: 'en' | 'cn' = 'en') =>
	search(content, { keyword, language, page: 1, pageSize: 100, all: true });

const parts = (page: Page) => {
	const main = page.getByRole('main');
	return {
		box: main.getByRole('searchbox', { name: 'Search the site' }),
		button: main.getByRole('search').getByRole('button', { name: 'Search' }),
		titles: main.getByRole('listitem').getByRole('heading', { level: 3 }),
		total: main.getByRole('status'),
		more: main.getByRole('link', { name: 'Load More' }),
	};
};

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, address: string) {
	await page.goto(address);
	await hydrated(page);
	return parts(page);
}

/** The views of the results whose data the page asks for. */
const watch = (page: Page) => watchData(page, /^\/search/);

/** The searches that the page has reported: the keyword, and whether a result was opened. */
function watchTold(page: Page) {
	const told: [string, number][] = [];
	page.on('request', (request) => {
		if (!request.url().endsWith('/index/search_seen')) return;
		const { keyword, opened } = request.postDataJSON();
		told.push([keyword, opened]);
	});
	return told;
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('searchVal'));

test.describe('search on desktop', () => {
	test.use(visitors.desktop);

	test('Enter in the pop-up stores searchVal and opens /search with six results', {
		tag: ['@smoke', '@SHELL-12', '@PAGE-53'],
	}, async ({ page }) => {
		await open(page, '/about');
		await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
		const popup = page.getByRole('dialog', { name: 'Search the site' }).getByRole('searchbox');
		await popup.fill('flu');
		await popup.press('Enter');
		await expect(page).toHaveURL('/search?search=flu');
		const { box, titles, total } = parts(page);
		const { items, total: all } = found('flu');
		await expect(titles).toHaveText(items.slice(0, 6).map(({ title }) => new RegExp(`^${literal(title)}`)));
		await expect(total).toHaveText(`Total: ${all} results`);
		await expect(box).toHaveValue('flu');
		expect(await kept(page)).toBe('flu');
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(titles.first().locator('mark').first()).toHaveText('Flu');
		// The page says which word replaced a misspelled one, after a request as in the server's HTML.
		const taken = page.getByRole('heading', { name: 'Results for “supply chain” instead of “suply chain”' });
		await expect(taken).toHaveCount(0);
		await box.fill('suply chain');
		await box.press('Enter');
		await expect(taken).toBeVisible();
		await page.reload();
		await expect(taken).toBeVisible();
	});

	test('a found question opens its tab and is on the screen, by its address too', async ({ page }) => {
		const told = watchTold(page);
		const { titles } = await open(page, '/search?search=how+early+can+I+test');
		const opening = page.waitForEvent('popup');
		await titles.first().click();
		const product = await opening;
		await expect(product).toHaveURL(/#question-\d+-1$/);
		await expect(product.locator(':target')).toBeInViewport();
		await expect(product.getByRole('heading', { name: 'How early can I test?' })).toBeInViewport();
		await product.goto(product.url().replace(/-1$/, '-3'));
		await expect(product.getByRole('heading', { name: 'The second line is faint.' })).toBeInViewport();
		await product.close();
		// An opened result counts once a visit, with the middle button too; a context menu does not count.
		await titles.nth(1).click();
		expect(told).toEqual([
			['how early can I test', 0],
			['how early can I test', 1],
		]);
		await page.goto('/search?search=malaria');
		await titles.first().click({ button: 'right' });
		await titles.first().click({ button: 'middle' });
		await expect
			.poll(() => told.slice(2))
			.toEqual([
				['malaria', 0],
				['malaria', 1],
			]);
	});

	test('Load More adds six and hides at the end; the address keeps what was loaded', {
		tag: ['@PAGE-54', '@CONST-11'],
	}, async ({ page }) => {
		const data = watch(page);
		const { titles, more } = await open(page, '/search?search=flu');
		const all = found('flu').total;
		for (let pages = 2; (pages - 1) * 6 < all; pages++) {
			await more.click();
			await expect(titles).toHaveCount(Math.min(pages * 6, all));
		}
		await expect(more).toHaveCount(0);
		const pages = Array.from({ length: Math.ceil(all / 6) - 1 }, (_, at) => at + 2);
		await data.asked(...pages.map((number) => `/search?search=flu&page=${number}`));
		await page.reload();
		await expect(titles).toHaveCount(all);
	});

	test('a new search starts at page 1, clears and stores; a repeated one asks once', { tag: '@PAGE-53' }, async ({
		page,
	}) => {
		const data = watch(page);
		const { box, button, titles, more, total } = await open(page, '/search?search=flu');
		await more.click();
		await expect(titles).toHaveCount(12);
		let answer = () => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route(dataRequests, async (route) => {
			await held;
			await route.continue();
		});
		await box.fill('troponin');
		await button.click();
		await box.press('Enter');
		await expect(titles).toHaveCount(0);
		answer();
		await expect(titles.first()).toContainText('Troponin');
		await expect(total).toHaveText(`Total: ${found('troponin').total} results`);
		await expect(page).toHaveURL('/search?search=troponin');
		expect(await kept(page)).toBe('troponin');
		await data.asked('/search?search=flu&page=2', '/search?search=troponin');
		await page.goBack();
		await expect(titles.first()).toContainText('Flu A/B');
		await expect(box).toHaveValue('flu');
	});

	test('a failing call keeps the last results under their keyword, and can be retried', async ({ page }) => {
		const { box, titles, total } = await open(page, '/search?search=troponin');
		await page.route(dataRequests, (route) => route.abort());
		await box.fill('malaria');
		await box.press('Enter');
		await expect(page.getByRole('alert')).toContainText('Try again');
		await expect(titles.first()).toContainText('Troponin');
		await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('troponin');
		await page.unroute(dataRequests);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(titles.first()).toContainText('Malaria');
		await expect(total).toHaveText(/^Total: \d+ results?$/);
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test('an empty result shows its picture and suggestions, and is reported', { tag: '@PAGE-57' }, async ({ page }) => {
		const counted = page.waitForRequest('**/index/search_seen');
		const { box, titles } = await open(page, '/search?search=zzzzqq');
		expect((await counted).postDataJSON()).toEqual({ keyword: 'zzzzqq', language: 'en', opened: 0 });
		await expect(page.locator('img[src="/empty-state.svg"]')).toBeVisible();
		await page.getByRole('link', { name: 'blood sugar' }).click();
		await expect(titles.first()).toContainText('Glucose');
		await box.fill('');
		await box.press('Enter');
		await expect(page.getByRole('heading', { name: 'Often searched for' })).toBeVisible();
		await expect(titles).toHaveCount(0);
		await expect(page).toHaveURL('/search');
	});

	test('searchVal alone starts a search, and the address then carries it', async ({ page }) => {
		await open(page, '/about');
		await page.evaluate(() => sessionStorage.setItem('searchVal', 'malaria'));
		await page.goto('/search');
		await expect(parts(page).titles.first()).toContainText('Malaria');
		await expect(page).toHaveURL('/search?search=malaria');
	});
});

test.describe('search on mobile', () => {
	test.use(visitors.phone);

	test('the header icon opens /search; an empty keyword shows a hint and makes no call', {
		tag: ['@SHELL-12', '@PAGE-57'],
	}, async ({ page }) => {
		await open(page, '/about');
		await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
		await expect(page).toHaveURL('/search');
		const data = watch(page);
		const { button, box, titles } = parts(page);
		await button.tap();
		await expect(page.getByText('Please enter the information you want to search for')).toBeVisible();
		await data.asked();
		await box.fill('zzzzqq');
		await box.press('Enter');
		await expect(page.getByText('Sorry, but nothing matched your search terms.')).toBeVisible();
		await expect(page.locator('img[src="/empty-state.svg"]')).toHaveCount(0);
		await expect(titles).toHaveCount(0);
	});

	test('scrolling loads ten at a time; going back from a result restores the list', {
		tag: ['@PAGE-54', '@CONST-11'],
	}, async ({ page }) => {
		const data = watch(page);
		await page.route(dataRequests, (route) => route.abort(), { times: 1 });
		const { titles, more } = await open(page, '/search?search=antigen');
		const all = found('antigen').total;
		await expect(more).toHaveCount(0);
		// No request yet.
		await data.asked();
		await expect(page.getByText('Searching')).toHaveCount(0);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		// A failed page is reported at the end of the list, and one press requests it again.
		const again = page.getByRole('button', { name: 'Try again' });
		await titles.last().scrollIntoViewIfNeeded();
		await expect(again).toBeInViewport();
		await expect(titles).toHaveCount(10);
		await again.tap();
		for (let shown = 10; shown < all; shown = await titles.count()) {
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await expect.poll(() => titles.count()).toBeGreaterThan(shown);
		}
		await expect(page.getByText('You have seen all results.')).toBeVisible();
		const pages = [2, ...Array.from({ length: Math.ceil(all / 10) - 1 }, (_, at) => at + 2)];
		await data.asked(...pages.map((number) => `/search?search=antigen&page=${number}`));
		const target = titles.nth(14).getByRole('link');
		await target.scrollIntoViewIfNeeded();
		const place = await page.evaluate(() => window.scrollY);
		await expect(target).not.toHaveAttribute('target', '_blank');
		const told = page.waitForRequest('**/index/search_seen');
		await target.tap();
		expect((await told).postDataJSON()).toMatchObject({ opened: 1 });
		await expect(page).not.toHaveURL(/\/search/);
		await page.goBack();
		await expect(titles).toHaveCount(all);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 400);
	});
});

test.describe('search without JavaScript', () => {
	test.use({ ...visitors.desktop, javaScriptEnabled: false });

	test('is a form, with more pages behind a link, in both languages', async ({ page }) => {
		await page.goto('/search');
		const { box, titles, more } = parts(page);
		await box.fill('flu');
		await box.press('Enter');
		await expect(titles).toHaveCount(6);
		await more.click();
		await expect(titles).toHaveCount(12);
		await page.context().addCookies([{ name: 'lang', value: 'cn', url: page.url() }]);
		await page.goto('/search?search=感冒');
		await expect(page.getByRole('main').getByRole('status')).toHaveText(`共 ${found('感冒', 'cn').total} 条结果`);
	});
});

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
