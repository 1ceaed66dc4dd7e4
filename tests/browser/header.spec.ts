import { expect, type Locator, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { articleAddress } from '../../apps/site/app/destinations.ts';
import { byDepth } from '../support/depth.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { middleOf, walk } from '../support/pointer.ts';
import { visitors } from '../support/visitors.ts';

test.describe('desktop', () => {
	test.use(visitors.desktop);

	test('the top links lead to the university, careers and the shop', {
		tag: ['@smoke', '@SHELL-10'],
	}, async ({ page }) => {
		await page.goto('/');
		const top = page.getByRole('navigation', { name: 'Top links' });
		await expect(top.getByRole('link', { name: /University/ })).toHaveAttribute('target', '_blank');
		await expect(top.getByRole('link', { name: /Buy online/ })).toHaveAttribute('target', '_blank');
		await top.getByRole('link', { name: 'Careers' }).click();
		await expect(page).toHaveURL('/careers');
	});

	test('hovering a category with children opens its dropdown, and leaving closes it', { tag: '@SHELL-14' }, async ({
		page,
	}) => {
		const release = await holdScripts(page);
		await page.goto('/', { waitUntil: 'commit' });
		const panel = page.locator('header').getByRole('link', { name: 'Cardiac Markers' });
		await expect(panel).toBeHidden();
		await page.locator('header').getByRole('link', { name: 'Products', exact: true }).hover();
		release();
		await expect(panel).toBeVisible();
		await page.mouse.move(640, 880);
		await expect(panel).toBeHidden();
	});

	test('the keyboard opens and closes the dropdown, before the scripts load too', {
		tag: ['@SHELL-14', '@SHELL-31'],
	}, async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto('/', { waitUntil: 'commit' });
		const button = page.getByRole('button', { name: /Products/ });
		const child = page.locator('header').getByRole('link', { name: 'Cardiac Markers' });
		await button.focus();
		await page.keyboard.press('Enter');
		release();
		await expect(child).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(child).toBeHidden();
		await page.keyboard.press('Enter');
		await child.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/product/cardiac-markers');
		await expect(child).toBeHidden();
	});

	for (const width of byDepth({ usual: [1000, 1920], nightly: [1000, 1280, 1920] })) {
		test(`a hand reaches the menu at ${width} px, which stays and returns its focus`, { tag: '@SHELL-31' }, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/');
			const navigation = page.getByRole('navigation', { name: 'Main navigation' });
			const products = navigation.getByRole('link', { name: 'Products', exact: true });
			const child = navigation.getByRole('link', { name: 'Tumor Markers' });
			const from = await middleOf(products);
			await page.mouse.move(from.x, from.y);
			await expect(child).toBeVisible();
			// A slow, trembling hand: steps of a few pixels, each in a separate frame.
			const to = await middleOf(child);
			await walk(page, from, { x: from.x + 6, y: to.y }, 8);
			await walk(page, { x: from.x + 6, y: to.y }, to, 12);
			await expect(child).toBeVisible();
			const button = navigation.getByRole('button', { name: /Products/ });
			await walk(page, to, await middleOf(button), 12);
			await page.mouse.down();
			await page.mouse.up();
			await page.mouse.move(width / 2, 800, { steps: 60 });
			await expect(child).toBeVisible();
			await child.focus();
			await page.keyboard.press('Escape');
			await expect(child).toBeHidden();
			await expect(button).toBeFocused();
		});
	}

	for (const width of [768, 900]) {
		test(`the product menu fits the window at ${width} px`, { tag: ['@SHELL-31', '@D4'] }, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/about');
			const navigation = page.getByRole('navigation', { name: 'Main navigation' });
			await navigation.getByRole('button', { name: /Products/ }).click();
			const areas = navigation.getByRole('link', { name: /Cardiac Markers|Drugs of Abuse|Blood Glucose/ });
			await expect(areas.first()).toBeVisible();
			for (const area of await areas.all()) {
				const box = await area.boundingBox();
				expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		});
	}

	test('a new page starts at its heading for the keyboard, even while the API hangs', {
		tag: ['@SHELL-29', '@SHELL-26'],
	}, async ({ page }) => {
		await page.route('**/apis/api/**', () => {});
		await page.goto('/about');
		for (const name of ['Partnering', 'Supply Chain', 'About']) {
			await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).click();
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			await expect(page.locator('[aria-current=page]').first()).toHaveText(name);
		}
	});

	test('a page whose script cannot be loaded opens as a document', { tag: '@ROUTE-16' }, async ({ page }) => {
		await page.goto('/about');
		await hydrated(page);
		await page.route('**/assets/page-*.js', (route) => route.abort('connectionfailed'), { times: 1 });
		await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
		await expect(page).toHaveURL('/careers');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now Seeking: Innovative People');
	});

	test('without a connection a link shows a message and the page stays', { tag: '@SHELL-24' }, async ({
		page,
		context,
	}) => {
		await page.goto('/about');
		await hydrated(page);
		await context.setOffline(true);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last().click();
		await expect(page.getByRole('alert')).toContainText('check your connection');
		await expect(page).toHaveURL('/about');
		await context.setOffline(false);
	});

	test('without a connection a link that updates the page in place does nothing', { tag: '@SHELL-24' }, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		const places = [
			{ address: '/product/all', link: /^Add to my list/ },
			{ address: articleAddress(demoSnapshot.articles[0]?.slug ?? ''), link: 'Copy link' },
		];
		for (const { address, link } of places) {
			await page.goto(address);
			const here = page.getByRole('main').getByRole('link', { name: link }).first();
			await hydrated(page);
			await context.setOffline(true);
			await here.click();
			await expect(page.getByRole('alert')).toContainText('check your connection');
			await expect(page.getByText('The link is copied.')).toHaveCount(0);
			expect(await page.evaluate(() => localStorage.getItem('list'))).toBeNull();
			await expect(page).toHaveURL(address);
			await context.setOffline(false);
		}
	});

	test('the floating buttons stay while the visitor scrolls, in both directions', { tag: '@D38' }, async ({ page }) => {
		await page.goto('/about');
		const contact = page.getByRole('complementary', { name: 'Quick links' }).getByRole('link', { name: 'Contact Us' });
		await page.mouse.move(600, 500);
		for (const way of [900, -300]) {
			await page.mouse.wheel(0, way);
			await page.waitForFunction(() => scrollY > 0);
			await contact.click({ trial: true });
		}
	});

	test('a high footer does not push the floating buttons under the header', { tag: '@D38' }, async ({ page }) => {
		for (const address of ['/about', '/search?lang=cn']) {
			await page.goto(address);
			await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
			const header = page.getByRole('banner');
			const buttons = page.locator('#page > aside:has(+ footer) :is(a, button)');
			const bottomOf = async () => ((await header.boundingBox())?.y ?? 0) + ((await header.boundingBox())?.height ?? 0);
			await expect
				.poll(async () => ((await buttons.first().boundingBox())?.y ?? 0) - (await bottomOf()))
				.toBeGreaterThan(0);
			await buttons.first().click({ trial: true });
			await buttons.last().click({ trial: true });
		}
	});

	test('the label of the floating contact button is complete in both languages', { tag: '@SHELL-28' }, async ({
		page,
	}) => {
		for (const address of ['/about', '/about?lang=cn']) {
			await page.goto(address);
			const button = page.locator('#page > aside:has(+ footer) :is(a, button)').last();
			const isWhole = await button.evaluate((element: HTMLElement) => {
				const words = document.createRange();
				words.selectNodeContents(element);
				const [own, shown] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
				const letter = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
				if (shown.height < letter * element.innerText.trim().length) return false;
				return shown.top >= own.top && shown.bottom <= own.bottom && shown.left >= own.left && shown.right <= own.right;
			});
			expect(isWhole, address).toBe(true);
		}
	});

	test('animations on scroll take 400 ms after a delay of 100 ms', { tag: '@CONST-8' }, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await page.goto('/about');
		const part = page.locator('.reveal').last();
		await part.scrollIntoViewIfNeeded();
		await expect(part).toHaveCSS('transition-duration', '0.4s, 0.4s');
		await expect(part).toHaveCSS('transition-delay', '0.1s, 0.1s');
	});

	test('the panel marks the list of the current page, and the mark follows the visitor', { tag: '@SHELL-16' }, async ({
		page,
	}) => {
		await page.goto('/product/cardiac-markers');
		const marked = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]');
		await expect(marked).toHaveText(['Products', 'Cardiac Markers']);
		await page
			.getByRole('navigation', { name: 'Categories' })
			.getByRole('link', { name: 'Fertility Monitoring' })
			.click();
		await expect(page).toHaveURL('/product/fertility-monitoring');
		await expect(marked).toHaveText(['Products', 'Fertility Monitoring']);
		await page.goto('/products/flu-a-b-rapid-test');
		await expect(marked).toHaveText(['Products', 'Influenza & COVID-19']);
	});

	test('the current page highlights its menu item', { tag: '@SHELL-16' }, async ({ page }) => {
		const navigation = page.getByRole('navigation', { name: 'Main navigation' });
		const color = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
		for (const [address, item] of [
			['/partnering', 'Partnering'],
			['/diagnostics', 'Supply Chain'],
			['/product/all', 'Products'],
		] as const) {
			await page.goto(address);
			const current = navigation.locator('[aria-current=page]');
			await expect(current).toHaveText(item);
			expect(await color(current), item).not.toBe(await color(navigation.getByRole('link', { name: 'About' })));
		}
	});

	test('the search pop-up takes the focus once, and Enter stores the text and searches', { tag: '@SHELL-12' }, async ({
		page,
	}) => {
		await page.clock.install();
		await page.goto('/');
		await page.getByRole('link', { name: 'Search' }).click();
		const input = page.getByPlaceholder('Search...');
		await expect(input).toBeFocused();
		await page.keyboard.press('Tab');
		await page.clock.runFor(2000);
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
		await input.fill('flu test');
		await input.press('Enter');
		await expect(page).toHaveURL('/search?search=flu%20test');
		expect(await page.evaluate(() => sessionStorage.getItem('searchVal'))).toBe('flu test');
		await expect(page.getByRole('main')).toContainText(/Total: [1-9]\d* results/);
		await expect(page.getByRole('main').getByRole('link', { name: /Flu A/ }).first()).toBeVisible();
	});

	test('the search pop-up does not check for emptiness', { tag: '@SHELL-12' }, async ({ page }) => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Search' }).click();
		await page.getByPlaceholder('Search...').press('Enter');
		await expect(page).toHaveURL('/search');
	});

	test('the subscribe image links to the newsletter page', { tag: '@SHELL-10' }, async ({ page }) => {
		await page.goto('/');
		await page.getByRole('link', { name: /^Subscribe/ }).click();
		await expect(page).toHaveURL(`/${brand.slug}-poc-newsletter`);
	});

	test('a link to the current page reloads it; Contact Us on the contact page does not', {
		tag: ['@ROUTE-13', '@D38', '@SHELL-10'],
	}, async ({ page }) => {
		await page.goto('/contact');
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page.getByRole('complementary', { name: 'Quick links' }).getByRole('button', { name: 'Contact Us' }).click();
		await expect(page.locator('aside[aria-label="Quick links"] a[href="/contact"]')).toHaveCount(0);
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
		await page.waitForFunction(() => !('sameDocument' in window));
		await expect(page).toHaveURL('/contact');
		await page.goto('/');
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page.getByRole('banner').getByRole('link', { name: brand.name }).first().click();
		await page.waitForFunction(() => !('sameDocument' in window));
	});

	test('the floating buttons lead to the board, the check of a box and the contact page', { tag: '@SHELL-20' }, async ({
		page,
	}) => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Scientific Strategy Board' }).click();
		await expect(page).toHaveURL('/scientific-strategy-board');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Board');
		await page.getByRole('complementary', { name: 'Quick links' }).getByRole('link', { name: 'Your box' }).click();
		await expect(page).toHaveURL('/check');
		await page.getByRole('link', { name: 'Contact Us' }).last().click();
		await expect(page).toHaveURL('/contact');
	});

	test('navigation starts at the top, and going back returns to the former position', { tag: '@ROUTE-11' }, async ({
		page,
	}) => {
		await page.goto('/about');
		await page.evaluate(() => scrollTo(0, 700));
		await page.waitForFunction(() => history.state?.scroll === 700);
		// Clicks by script: the pointer would scroll the page before it clicks.
		const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Partnering' });
		await link.evaluate((element: HTMLElement) => element.click());
		await expect(page).toHaveURL('/partnering');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL('/about');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
	});
});

test.describe('mobile', () => {
	test.use(visitors.phone);

	test('the menu toggles before the scripts load, closes on navigation, and is complete', { tag: '@SHELL-17' }, async ({
		page,
	}) => {
		const release = await holdScripts(page);
		await page.goto('/', { waitUntil: 'commit' });
		const menu = page.getByRole('navigation', { name: 'Main navigation' });
		await expect(menu).toBeHidden();
		await page.locator('header summary').first().click();
		release();
		await expect(page.locator('#content'), 'the scripts know of the open menu').toHaveAttribute('inert');
		await expect(menu).toBeVisible();
		for (const name of [
			'Subscribe',
			'Careers',
			'Become a Distributor',
			'Buy online',
			'University partnership',
			'Get a Quote',
		]) {
			await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
		}
		await menu.getByRole('link', { name: 'Careers' }).click();
		await expect(page).toHaveURL('/careers');
		await expect(menu).toBeHidden();
	});

	test('the menu marks the list of the current page, and all its parents', { tag: '@SHELL-16' }, async ({ page }) => {
		await page.goto('/products/flu-a-b-rapid-test');
		const menu = page.getByRole('navigation', { name: 'Main navigation', includeHidden: true });
		await expect(menu.locator('a[aria-current]')).toHaveText('Influenza & COVID-19');
		await expect(menu.locator('summary[aria-current]')).toHaveText(['Products', 'Respiratory']);
		await page.getByRole('link', { name: 'Search' }).first().click();
		await expect(page).toHaveURL('/search');
		await expect(menu.locator('[aria-current]')).toHaveCount(0);
	});

	test('the menu opens without scripting', { tag: '@SHELL-17' }, async ({ browser }) => {
		const context = await browser.newContext({ ...visitors.phone, javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto('/');
		await page.locator('header summary').first().click();
		await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		await context.close();
	});
});
