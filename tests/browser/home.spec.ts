import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { awake } from '../support/awake.ts';
import { products } from '../support/product-page.ts';
import { layouts, visitors } from '../support/visitors.ts';

const dots = (page: import('@playwright/test').Page) => page.getByRole('button', { name: /^Go to slide/ });
const current = (page: import('@playwright/test').Page) =>
	dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		// Holds PAGE-1, PAGE-5, PAGE-6, CONST-4, CONST-7.
		test('shows the notice, the five banners, the blocks, the news and the resources', { tag: '@smoke' }, async ({
			page,
		}) => {
			await page.goto('/');
			await expect(page).toHaveTitle(`Home - ${brand.name}`);
			const notice = page.getByRole('complementary', { name: 'Notice' });
			await expect(notice).toContainText(/21% off|all year round/);
			await expect(notice.getByRole('link')).toHaveCount(2);
			await expect(dots(page)).toHaveCount(5);
			await expect(page.locator('.banner-words').first()).toHaveCSS('animation-delay', '0.3s');
			for (const [block, to] of [
				['World-Class Diagnostics', '/diagnostics'],
				['World-Class Supply Chain', '/supply-chain'],
				[`About ${brand.name}`, '/about'],
				['Partnerships', '/partnering'],
				[`The ${brand.name} Union`, '/about'],
			] as const) {
				const heading = page.getByRole('heading', { name: block, exact: true });
				const innermost = page.getByRole('main').locator('section, li').filter({ has: heading }).last();
				await expect(innermost.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', to);
			}
			const areas = page.locator('section', { has: page.getByRole('heading', { name: 'Nine areas, one maker' }) });
			await expect(areas.getByRole('link')).toHaveCount(9);
			await expect(areas.getByRole('link', { name: /^Respiratory \d+ products$/ })).toHaveAttribute(
				'href',
				'/product/respiratory',
			);
			await expect(page.getByRole('heading', { name: 'Recent News' })).toBeVisible();
			for (const to of ['/media-room', '/product/all', '/careers', '/resources']) {
				await expect(page.getByRole('main').locator(`a[href="${to}"]`).first()).toBeVisible();
			}
		});

		// Holds PAGE-2, CONST-4.
		test('the carousel moves on every 5 s, loops, and its dots jump and follow', async ({ page }) => {
			await page.clock.install();
			await page.goto('/');
			await awake(dots(page).first());
			expect(await current(page)).toBe(0);
			await page.clock.runFor(5100);
			await expect.poll(() => current(page)).toBe(1);
			await dots(page).nth(4).click();
			await expect.poll(() => current(page)).toBe(4);
			await page.mouse.move(0, 0);
			await page.locator('body').focus();
			await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
			// It goes on once the page has seen that nobody is there, which the clock does not wait for.
			const aSecondLater = async () => {
				await page.clock.runFor(1000);
				return current(page);
			};
			await expect.poll(aSecondLater).toBe(0);
		});

		// Holds PAGE-3, CONST-6.
		test('banner texts hide while a slide changes and reappear after 400 ms', async ({ page }) => {
			await page.clock.install({ time: 0 });
			await page.goto('/');
			await awake(dots(page).first());
			await dots(page).nth(1).hover();
			await page.clock.pauseAt(60_000);
			await dots(page).nth(1).click();
			const words = page.getByRole('group', { name: 'Slide 2 of 5' }).locator('.banner-words');
			await expect(words).toHaveClass(/opacity-0/);
			await page.clock.runFor(450);
			await expect(words).not.toHaveClass(/opacity-0/);
		});

		// Holds PAGE-2.
		test('the carousel can be paused and stays', async ({ page }) => {
			await page.clock.install();
			await page.goto('/');
			await page.getByRole('button', { name: 'Pause the slides' }).first().click();
			await page.mouse.move(0, 0);
			await page.clock.runFor(12_000);
			expect(await current(page)).toBe(0);
		});

		// Holds D2.
		test('all its links lead somewhere', async ({ page, request, baseURL }) => {
			await page.goto('/');
			const hrefs = await page
				.locator('a[href]')
				.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
			const own = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
			expect(own.length).toBeGreaterThan(20);
			for (const href of own) expect((await request.get(`${baseURL}${href}`)).status(), href).toBe(200);
			const outside = [...new Set(hrefs)].filter((href) => href.startsWith('http'));
			for (const href of outside) expect(href).toMatch(/^https:\/\/example\.com\/.+/);
		});
	});
}

const box = async (of: import('@playwright/test').Locator) => {
	const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
	return { left: x, top: y, right: x + width, bottom: y + height };
};

test.describe('on desktop', () => {
	test.use(visitors.desktop);

	// Holds ROUTE-12, D60.
	test('a banner leads to a story as to a product: in a new tab', async ({ page }) => {
		await page.goto('/');
		for (const name of ['Read the Story', 'Professional Test', 'At-Home Test']) {
			const link = page.locator('.banner-words a').filter({ hasText: name });
			await expect(link).toHaveAttribute('target', '_blank');
		}
	});

	// Holds PAGE-2, D51.
	test('the carousel pauses for a pointer over words, buttons and dots, not over the picture', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		await awake(dots(page).first());
		const slide = (number: number) => page.getByRole('group', { name: `Slide ${number} of 5` });
		await slide(1).locator('img').hover();
		await page.clock.runFor(5100);
		await expect.poll(() => current(page)).toBe(1);
		for (const read of [
			slide(2).getByRole('heading'),
			slide(2).getByRole('link').first(),
			dots(page).nth(1),
			slide(2).locator('.banner-words p').last(),
		]) {
			await read.hover();
			await page.clock.runFor(10_000);
			expect(await current(page)).toBe(1);
		}
	});

	// Holds PAGE-60.
	test('the words of a banner stand beside its picture, in narrow windows below it, and above the dots', async ({
		page,
	}) => {
		await page.goto('/');
		const slide = page.getByRole('group', { name: 'Slide 1 of 5' });
		for (const width of [768, 900, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const picture = await box(slide.locator('img'));
			const title = await box(slide.getByRole('heading'));
			if (width < 896) expect(title.top).toBeGreaterThanOrEqual(picture.bottom);
			else expect(title.right).toBeLessThanOrEqual(picture.left);
			const button = await box(slide.getByRole('link').last());
			expect(button.bottom).toBeLessThanOrEqual((await box(dots(page).first())).top);
		}
	});

	// Holds PAGE-61.
	for (const address of ['/', productAddress(products.covid.slug), articleAddress('how-lateral-flow-tests-work')])
		test(`on ${address} the pictures of the strip lie over each other while one scrolls, and one by one for reduced motion`, async ({
			page,
		}) => {
			await page.goto(address);
			const steps = page
				.locator('section', { has: page.getByRole('heading', { name: 'Inside the strip' }) })
				.getByRole('listitem');
			await expect(steps).toHaveCount(5);
			const places = async () => {
				const all = await steps.getByRole('img').all();
				return new Set((await Promise.all(all.map(box))).map(({ left, top }) => `${left} ${top}`));
			};
			await steps.nth(2).getByRole('heading').scrollIntoViewIfNeeded();
			await expect.poll(async () => (await places()).size).toBe(1);
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await expect.poll(async () => (await places()).size).toBe(5);
		});

	// Holds PAGE-61.
	test('a test that competes does not show the strip of one that catches', async ({ page }) => {
		await page.goto(productAddress(products.cup.slug));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Inside the strip' })).toHaveCount(0);
	});
});

const news = demoSnapshot.articles
	.filter(({ kind }) => kind === 'blog')
	.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
	.slice(0, 3);

test.describe('recent news on desktop', () => {
	test.use(visitors.desktop);

	// Holds PAGE-6, PAGE-7, CONST-9.
	test('shows the three latest, each with its description on hover only, and opens one in a new tab', async ({
		page,
		context,
	}) => {
		await page.goto('/');
		for (const article of news) {
			const card = page.getByRole('main').getByRole('listitem').filter({ hasText: article.title.en });
			await card.scrollIntoViewIfNeeded();
			const description = card.getByRole('paragraph').filter({ hasText: article.description.en });
			await expect(description).toHaveCSS('opacity', '0');
			await card.hover();
			await expect(description).toHaveCSS('opacity', '1');
			await page.getByRole('heading', { name: 'Recent News' }).hover();
			await expect(description).toHaveCSS('opacity', '0');
		}
		const opened = context.waitForEvent('page');
		await page.getByRole('main').getByRole('link', { name: news[0]?.title.en }).click();
		await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(news[0]?.title.en ?? '');
	});
});

test.describe('recent news on mobile', () => {
	test.use(visitors.phone);

	// Holds PAGE-8, CONST-5.
	test('is a carousel with arrows that moves every 3 s, and opens an article in the same tab', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		const region = page.getByRole('region', { name: /news/i }).last();
		await region.scrollIntoViewIfNeeded();
		await expect(region.getByRole('button', { name: 'Next' })).toBeVisible();
		await expect(region.getByRole('button', { name: 'Previous' })).toBeVisible();
		/** The slide that stands nearest to the window's edge. */
		const leftmost = () =>
			region.getByRole('listitem').evaluateAll((slides) => {
				const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left));
				return distances.indexOf(Math.min(...distances));
			});
		expect(await leftmost()).toBe(0);
		await page.clock.runFor(3100);
		await expect.poll(leftmost).toBe(1);
		await region.getByRole('button', { name: 'Next' }).click();
		await expect.poll(leftmost).toBe(2);
		await region.getByRole('button', { name: 'Next' }).click();
		await expect.poll(leftmost).toBe(0);
		await page.getByRole('main').getByRole('link', { name: news[0]?.title.en }).first().click();
		await expect(page).toHaveURL(new RegExp(`/resources/${news[0]?.slug}$`));
	});
});

// Holds SHELL-8.
test('the home page sets its sharing tags', async ({ request }) => {
	const html = await (await request.get('/')).text();
	for (const tag of [
		'og:title',
		'og:description',
		'og:image',
		'og:locale" content="en_US',
		'og:image:width" content="1200',
		'og:image:height" content="630',
	]) {
		expect(html).toContain(`property="${tag}`);
	}
	const image = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? '';
	expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/jpeg');
});
