import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { en } from '../../apps/site/app/messages/en.ts';
import { hydrated } from '../support/hydrated.ts';
import { layouts, visitors } from '../support/visitors.ts';

const sessionKeys = (page: import('@playwright/test').Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

test.describe('session and language', () => {
	test.use(visitors.desktop);

	test('session storage holds the keys of the specification and no others', {
		tag: ['@SHELL-25', '@CONST-9', '@D5'],
	}, async ({ page }) => {
		await page.goto('/');
		await expect.poll(() => sessionKeys(page)).toEqual(['lang', 'navData', 'newsData']);
		const kept = await page.evaluate(() => [
			sessionStorage.getItem('lang'),
			JSON.parse(sessionStorage.getItem('newsData') ?? '[]').length,
		]);
		expect(kept).toEqual(['en', 3]);
		await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		await page.goBack();
		await expect(page).toHaveURL('/');
		expect(await sessionKeys(page)).toEqual(['lang', 'navData', 'newsData']);
	});

	test('the navigation request always asks for en, and cached data is requested once', {
		tag: ['@SHELL-26', '@FORM-19'],
	}, async ({ page }) => {
		const asked: string[] = [];
		page.on(
			'request',
			(request) => request.url().includes('/apis/api/') && asked.push(`${request.url()} ${request.postData()}`),
		);
		await page.goto('/');
		await expect.poll(() => sessionKeys(page)).toContain('newsData');
		expect(asked.filter((call) => call.includes('/index/cate'))).toEqual([expect.stringContaining('"language":"en"')]);
		await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		expect(asked).toHaveLength(2);
	});

	test('a change of language requests navigation data and news again', { tag: '@SHELL-26' }, async ({ page }) => {
		await page.goto('/about');
		await expect.poll(() => sessionKeys(page)).toContain('newsData');
		await page.getByRole('link', { name: en.otherLanguage }).first().click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('newsData'))).toMatch(/[\u4e00-\u9fff]/);
		expect(await sessionKeys(page)).toEqual(['lang', 'navData', 'newsData']);
	});

	test('the site never requests an unknown language', { tag: '@SHELL-26' }, async ({ page }) => {
		const languages: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/apis/api/')) languages.push(request.postDataJSON().language);
		});
		await page.goto('/about');
		await expect.poll(() => sessionKeys(page)).toContain('newsData');
		await page.evaluate(() => {
			sessionStorage.setItem('lang', 'de');
			sessionStorage.removeItem('newsData');
		});
		await page.getByRole('navigation', { name: en.mainNavigation }).getByRole('link', { name: 'Partnering' }).click();
		await expect.poll(() => sessionKeys(page)).toContain('newsData');
		expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe('en');
		expect(new Set(languages)).toEqual(new Set(['en']));
	});

	for (const [state, spoil] of [
		[
			'blocked',
			() =>
				Object.defineProperty(window, 'sessionStorage', {
					get: () => {
						throw new Error('blocked');
					},
				}),
		],
		[
			'full',
			() => {
				Storage.prototype.setItem = () => {
					throw new DOMException('full', 'QuotaExceededError');
				};
			},
		],
		[
			'filled with garbage',
			() => {
				for (const key of ['lang', 'navData', 'newsData', 'searchVal']) sessionStorage.setItem(key, '{"');
			},
		],
	] as const) {
		test(`storage that is ${state} breaks no page`, { tag: '@D5' }, async ({ page }) => {
			const errors: Error[] = [];
			page.on('pageerror', (error) => errors.push(error));
			await page.addInitScript(spoil);
			await page.goto('/');
			await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
			await expect(page).toHaveTitle(`About - ${brand.name}`);
			expect(errors).toEqual([]);
		});
	}

	test('a failing backend never blocks a navigation', { tag: '@SHELL-26' }, async ({ page }) => {
		await page.route('**/apis/api/**', (route) => route.abort());
		await page.goto('/');
		await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test('the language switch is a link with session and cookie, and Chinese stays', { tag: '@SHELL-25' }, async ({
		page,
		context,
	}) => {
		await page.goto('/about');
		await page.getByRole('link', { name: '中文' }).click();
		await expect(page).toHaveURL('/about?lang=cn');
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
		expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe('cn');
		expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('cn');
		await expect(page.getByRole('navigation', { name: '主导航' })).toContainText('产品');
		await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '合作' }).first().click();
		await expect(page).toHaveURL('/partnering?lang=cn');
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
		await page.getByRole('link', { name: 'English' }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe('en');
		expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en');
	});

	test('text typed into a form is kept across languages, and on no other page', { tag: '@SHELL-27' }, async ({
		page,
	}) => {
		await page.goto('/contact');
		await hydrated(page);
		const forms = [page.getByRole('main').getByRole('form'), page.getByRole('contentinfo').getByRole('form')];
		for (const form of forms) await form.locator('[autocomplete=given-name]').fill('Ada & 灵');
		await page.locator('main textarea').fill('Two lines\nof words');
		await page.locator('main select').selectOption('Referral');
		await page.getByRole('link', { name: '中文' }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
		for (const form of forms) await expect(form.locator('[autocomplete=given-name]')).toHaveValue('Ada & 灵');
		await expect(page.locator('main textarea')).toHaveValue('Two lines\nof words');
		await expect(page.locator('main select')).toHaveValue('Referral');
		expect(await page.evaluate(() => window.name)).toBe('');
		await page.getByRole('contentinfo').getByRole('link', { name: '媒体中心' }).click();
		await expect(page).toHaveURL('/media-room?lang=cn');
		await expect(page.locator('main [autocomplete=given-name]')).toHaveValue('');
	});

	test('navigation keeps the page’s language, whatever the cookie says', { tag: '@D26' }, async ({ page }) => {
		await page.goto('/about');
		await hydrated(page);
		await page.evaluate(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: as a page in another tab would
			document.cookie = 'lang=cn; path=/';
		});
		await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Partnering' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovative Partnerships Built to Last');
	});

	test('addresses carry the language without scripting or cookies, and links keep it', { tag: '@D26' }, async ({
		browser,
	}) => {
		for (const [, options] of layouts) {
			const context = await browser.newContext({ ...options, javaScriptEnabled: false });
			const page = await context.newPage();
			await page.goto('/about?lang=cn');
			await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
			await context.clearCookies();
			await page.getByRole('contentinfo').locator('a[href^="/careers"]').click();
			await expect(page).toHaveURL('/careers?lang=cn');
			await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
			await page.goto('/partnering');
			await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
			await page.goto('/partnering?lang=en');
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
			await context.close();
		}
	});

	test('a session in Chinese gets Chinese without the cookie, with one more load', { tag: '@SHELL-25' }, async ({
		page,
		context,
	}) => {
		await page.goto('/about');
		await page.evaluate(() => sessionStorage.setItem('lang', 'cn'));
		await context.clearCookies();
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
	});
});

test.describe('a first visit whose browser prefers Chinese', () => {
	test.use({ ...visitors.phone, locale: 'zh-CN' });

	test('gets one offer in Chinese, which can be closed, and the header has the switch', { tag: '@D45' }, async ({
		page,
	}) => {
		await page.goto('/about');
		const offer = page.getByRole('complementary', { name: '语言' });
		await expect(offer).toContainText('本站提供中文版');
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await offer.getByRole('button', { name: '关闭' }).click();
		await expect(offer).toBeHidden();
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(offer).toBeHidden();
		await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
		await expect(page).toHaveURL('/about?lang=cn');
	});

	test('opens the same page in Chinese from the offer', async ({ page }) => {
		await page.goto('/about');
		await page.getByRole('link', { name: '查看中文版' }).click();
		await expect(page).toHaveURL('/about?lang=cn');
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
	});
});

test('Chinese marks use the Chinese font in Chinese, and the Latin font in English', { tag: '@SHELL-37' }, async ({
	browser,
}) => {
	const page = await (await browser.newContext(visitors.desktop)).newPage();
	const session = await page.context().newCDPSession(page);
	const fontsOf = async (lang: string, text: string) => {
		await page.goto(`/about?lang=${lang}`);
		await page.evaluate(async (words) => {
			const line = document.createElement('p');
			line.id = 'line';
			line.textContent = words;
			document.body.append(line);
			await document.fonts.load('1rem "Manrope Variable"');
			await document.fonts.ready;
		}, text);
		await session.send('DOM.enable');
		await session.send('CSS.enable');
		const { root } = await session.send('DOM.getDocument');
		const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#line' });
		const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
		return fonts.map(({ isCustomFont }) => isCustomFont);
	};
	const marks = '“”‘’…—·';
	expect(await fontsOf('cn', marks)).not.toContain(true);
	expect(await fontsOf('cn', '10–12 min')).toEqual([true]);
	expect(await fontsOf('en', marks)).toEqual([true]);
	await page.context().close();
});

test('titles have the display face, and those of tools are 32 px high', { tag: ['@PAGE-68', '@PAGE-69'] }, async ({
	browser,
}) => {
	const page = await (await browser.newContext(visitors.desktop)).newPage();
	const style = (of: string) =>
		page.locator(of).evaluate((element) => {
			const { fontFamily, fontSize } = getComputedStyle(element);
			return { face: fontFamily.split(',')[0], size: Number.parseFloat(fontSize) };
		});
	await page.goto('/check');
	expect(await style('h1')).toEqual({ face: '"Newsreader Display"', size: 32 });
	await page.goto('/about');
	expect((await style('h1')).face).toBe('"Newsreader Display"');
	expect((await style('h1')).size).toBeGreaterThan(48);
	expect((await style('body')).face).toBe('"Manrope Variable"');
	expect(await page.evaluate(() => document.fonts.check('1rem "Newsreader Display"'))).toBe(true);
	await page.context().close();
});
