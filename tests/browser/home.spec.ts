import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { hydrated } from '../support/hydrated.ts';
import { products } from '../support/product-page.ts';
import { stopClock } from '../support/stop-clock.ts';
import { desktopAtLeast, mobileAtLeast, moving, visitors } from '../support/visitors.ts';

const dots = (page: import('@playwright/test').Page) => page.getByRole('button', { name: /^Go to slide/ });
const current = (page: import('@playwright/test').Page) =>
	dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use({ ...options, ...moving });

		test('shows the notice, the five banners, the blocks, the news and the resources', {
			tag: ['@smoke', '@PAGE-1', '@PAGE-5', '@PAGE-6', '@CONST-4', '@CONST-6'],
		}, async ({ page }) => {
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
			await expect(page.getByRole('heading', { name: 'Recent News' })).toBeVisible();
			for (const to of ['/media-room', '/product/all', '/careers', '/resources']) {
				await expect(page.getByRole('main').locator(`a[href="${to}"]`).first()).toBeVisible();
			}
		});

		test('the carousel advances every 5 s and loops, and its dots jump and follow', {
			tag: ['@PAGE-2', '@CONST-4'],
		}, async ({ page }) => {
			await stopClock(page);
			await page.goto('/');
			await hydrated(page);
			await page.clock.runFor(4999);
			expect(await current(page)).toBe(0);
			await page.clock.runFor(1);
			await expect.poll(() => current(page)).toBe(1);
			await dots(page).nth(4).click();
			await expect.poll(() => current(page)).toBe(4);
			await page.mouse.move(0, 0);
			await page.locator('body').focus();
			await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
			// The carousel resumes once the page has noticed the lost focus, which takes real time.
			const aSecondLater = async () => {
				await page.clock.runFor(1000);
				return current(page);
			};
			await expect.poll(aSecondLater).toBe(0);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use({ ...options, ...moving });

		test('banner texts hide while a slide changes and reappear after 400 ms', { tag: ['@PAGE-3', '@CONST-6'] }, async ({
			page,
		}) => {
			await page.clock.install({ time: 0 });
			await page.goto('/');
			await hydrated(page);
			await dots(page).nth(1).hover();
			await page.clock.pauseAt(60_000);
			await dots(page).nth(1).click();
			const words = page.getByRole('group', { name: 'Slide 2 of 5' }).locator('.banner-words');
			await expect(words).toHaveClass(/opacity-0/);
			// The clock may run before React has set its timer.
			await expect(async () => {
				await page.clock.runFor(450);
				expect(await words.getAttribute('class')).not.toMatch(/opacity-0/);
			}).toPass();
		});

		test('the carousel can be paused and stays paused', { tag: '@PAGE-2' }, async ({ page }) => {
			await page.clock.install();
			await page.goto('/');
			await page.getByRole('button', { name: 'Pause the slides' }).first().click();
			await page.mouse.move(0, 0);
			await page.clock.runFor(12_000);
			expect(await current(page)).toBe(0);
		});
	});
}

const box = async (of: import('@playwright/test').Locator) => {
	const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
	return { left: x, top: y, right: x + width, bottom: y + height };
};

test.describe('on desktop', () => {
	test.use({ ...visitors.desktop, ...moving });

	test('a banner opens a story in a new tab, like a product', { tag: ['@ROUTE-12', '@PAGE-4'] }, async ({ page }) => {
		await page.goto('/');
		for (const name of ['Read the Story', 'Professional test', 'For your home']) {
			const link = page.locator('.banner-words a').filter({ hasText: name });
			await expect(link).toHaveAttribute('target', '_blank');
		}
	});

	test('the carousel pauses for a pointer over words, buttons and dots alone', { tag: '@PAGE-2' }, async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		await hydrated(page);
		const slide = (number: number) => page.getByRole('group', { name: `Slide ${number} of 5` });
		await slide(1).locator('img').first().hover();
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

	test('a banner’s text is beside its picture, or below it in narrow windows', { tag: '@PAGE-60' }, async ({
		page,
	}) => {
		await page.goto('/');
		const slide = page.getByRole('group', { name: 'Slide 2 of 5', includeHidden: true });
		for (const width of [768, 900, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const picture = await box(slide.locator('img'));
			const title = await box(slide.getByRole('heading', { includeHidden: true }));
			if (width < 896) expect(title.top).toBeGreaterThanOrEqual(picture.bottom);
			else expect(title.right).toBeLessThanOrEqual(picture.left);
			const button = await box(slide.getByRole('link', { includeHidden: true }).last());
			expect(button.bottom).toBeLessThanOrEqual((await box(dots(page).first())).top);
		}
	});

	test('one sentence ends at the control line, the next begins at the test line', { tag: '@PAGE-70' }, async ({
		page,
	}) => {
		await page.goto('/');
		const slide = page.getByRole('group', { name: 'Slide 1 of 5' });
		for (const width of [1024, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const picture = await box(slide.locator('img').first());
			const [know, act] = await Promise.all((await slide.getByRole('heading').locator('span').all()).map(box));
			const place = (share: number) => picture.left + share * (picture.right - picture.left);
			expect(know?.right).toBeGreaterThan(place(0.43));
			expect(know?.right).toBeLessThan(place(0.5));
			expect(act?.left).toBeGreaterThan(place(0.45));
			expect(act?.left).toBeLessThan(place(0.51));
			const words = await box(slide.locator('.banner-words'));
			expect(words.bottom).toBeLessThanOrEqual(picture.top + 0.4 * (picture.bottom - picture.top));
		}
	});

	test('the lines are drawn once, and are there from the start with reduced motion', { tag: '@PAGE-70' }, async ({
		page,
	}) => {
		await page.goto('/');
		const covers = page.locator('.line-window');
		await expect(covers).toHaveCount(3);
		const left = () =>
			covers.evaluateAll((all) =>
				Promise.all(all.flatMap((cover) => cover.getAnimations()).map(({ finished }) => finished)),
			);
		expect(await left()).toHaveLength(3);
		for (const cover of await covers.all()) await expect(cover).toHaveCSS('clip-path', /100%/);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const cover of await covers.all()) await expect(cover).toBeHidden();
	});

	test('scrolling layers the strip’s pictures; reduced motion separates them', { tag: '@PAGE-61' }, async ({
		page,
	}) => {
		await page.goto(articleAddress('how-lateral-flow-tests-work'));
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

	test('a strip test links to the article that draws one, a competitive test does not', { tag: '@PAGE-61' }, async ({
		page,
	}) => {
		const link = page.getByRole('main').locator('a[href$="how-lateral-flow-tests-work"]');
		await page.goto(productAddress(products.covid.slug));
		await expect(link).toHaveCount(1);
		await page.goto(productAddress(products.cup.slug));
		await expect(link).toHaveCount(0);
	});
});

for (const [layout, options] of desktopAtLeast) {
	test.describe(`the Table of Tests, ${layout} layout`, () => {
		test.use(options);

		test('has a mark for every test, large enough for a thumb, which leads to it', { tag: '@PAGE-71' }, async ({
			page,
		}) => {
			await page.goto('/');
			const chart = page.getByRole('list', { name: 'Every test by specimen and time to result' });
			const marks = chart.getByRole('group').getByRole('link');
			expect(await marks.count()).toBeGreaterThan(50);
			const covid = chart.locator(`a[href="${productAddress(products.covid.slug)}"]`);
			await expect(covid).toHaveText(/COVID-19.* · 10 minutes/);
			const sides = await marks.evaluateAll((all) =>
				all.map((mark) => mark.querySelector('use')?.getBoundingClientRect()).map((place) => place?.width ?? 0),
			);
			expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
			const table = page.getByRole('link', { name: 'The same as a table' });
			await expect(table).toHaveAttribute('href', '/product/all?view=table');
		});
	});
}

test.describe('the Table of Tests on desktop', () => {
	test.use(visitors.desktop);

	test('names the mark in focus, and fades the marks of other areas in place', { tag: '@PAGE-71' }, async ({
		page,
	}) => {
		await page.goto('/');
		const chart = page.getByRole('list', { name: 'Every test by specimen and time to result' });
		const mark = chart.getByRole('group').getByRole('link').first();
		const name = mark.locator('.said');
		await expect(name).toHaveCSS('opacity', '0');
		await page.keyboard.press('Tab');
		await mark.focus();
		await expect(name).toHaveCSS('opacity', '1');
		const marksOf = (area: string) => chart.getByRole('group', { name: area });
		const meter = marksOf('Blood Glucose').getByRole('link').first();
		const before = await box(meter);
		await chart.getByRole('link', { name: 'Respiratory', exact: true }).hover();
		await expect(marksOf('Blood Glucose')).toHaveCSS('opacity', '0.15');
		await expect(marksOf('Respiratory')).toHaveCSS('opacity', '1');
		expect((await box(meter)).left).toBe(before.left);
	});
});

const news = demoSnapshot.articles
	.filter(({ kind }) => kind === 'blog')
	.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
	.slice(0, 3);

test.describe('recent news on desktop', () => {
	test.use(visitors.desktop);

	test('shows the three latest articles, descriptions on hover, each in a new tab', {
		tag: ['@PAGE-6', '@CONST-9'],
	}, async ({ page, context }) => {
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
	test.use({ ...visitors.phone, ...moving });

	test('is a carousel with arrows that moves every 3 s and opens articles in place', {
		tag: ['@PAGE-6', '@CONST-4'],
	}, async ({ page }) => {
		await stopClock(page);
		await page.goto('/');
		await hydrated(page);
		const region = page.getByRole('region', { name: /news/i }).last();
		await region.scrollIntoViewIfNeeded();
		await expect(region.getByRole('button', { name: 'Next' })).toBeVisible();
		await expect(region.getByRole('button', { name: 'Previous' })).toBeVisible();
		/** The slide that is nearest to the window's edge. */
		const leftmost = () =>
			region.getByRole('listitem').evaluateAll((slides) => {
				const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left));
				return distances.indexOf(Math.min(...distances));
			});
		await page.clock.runFor(2999);
		expect(await leftmost()).toBe(0);
		await page.clock.runFor(1);
		await expect.poll(leftmost).toBe(1);
		await region.getByRole('button', { name: 'Next' }).click();
		await expect.poll(leftmost).toBe(2);
		await region.getByRole('button', { name: 'Next' }).click();
		await expect.poll(leftmost).toBe(0);
		await page.getByRole('main').getByRole('link', { name: news[0]?.title.en }).first().click();
		await expect(page).toHaveURL(new RegExp(`/resources/${news[0]?.slug}$`));
	});
});
