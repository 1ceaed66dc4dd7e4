// Nightly, and when one of these changes: apps/studio/src/words apps/studio/src/views package-lock.json
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { add, draftLike, press } from './support/launch.ts';
import { studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { textBlock } from './support/text-block.ts';

/** As a colleague does it once, in the account. */
async function chooseChinese(page: Page): Promise<void> {
	await page.goto('/admin/account');
	await page.locator('#language-select').click();
	await page.getByText('中文 (简体)', { exact: true }).click();
	await expect(page.getByRole('heading', { name: '您的设置' })).toBeVisible();
}

const inChinese = (context: BrowserContext, baseURL: string | undefined) =>
	context.addCookies([{ name: 'payload-lng', value: 'zh', url: baseURL ?? '' }]);

const menu = (page: Page) => page.getByRole('navigation').first();

test('a person’s choice of Chinese changes their studio and nobody else’s', { tag: ['@ZH-1', '@ZH-2'] }, async ({
	page,
	browser,
	request,
}) => {
	await as(request, 'editor');
	await signIn(page, 'administrator');
	await chooseChinese(page);

	await page.goto('/admin');
	await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
	await expect(page.getByRole('heading', { level: 1, name: '总览' })).toBeVisible();
	await expect(
		page
			.getByRole('main')
			.getByText(/等待您处理/)
			.first(),
	).toBeVisible();
	for (const name of ['产品', '新闻', '页面', '发布批次与语言', '设置'])
		await expect(menu(page).getByRole('link', { name, exact: true })).toHaveCount(1);
	await menu(page).getByRole('button', { name: '产品的列表' }).click();
	await menu(page).getByRole('button', { name: '更多' }).click();
	for (const name of ['通告', '变更记录', '隐私请求'])
		await expect(menu(page).getByRole('link', { name, exact: true })).toHaveCount(1);
	await expect(menu(page).getByRole('link').first()).toHaveText(/^工作台/);

	await page.goto('/admin/collections/products');
	await page.locator('.cell-title a').first().click();
	for (const label of ['货号', '类别', '认证'])
		await expect(page.locator('.field-label').filter({ hasText: label }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: '包装与订购' })).toBeVisible();
	await expect(page.getByRole('button', { name: '发布修改' })).toBeVisible();
	await expect(page.getByRole('heading', { name: '语言', exact: true })).toBeVisible();

	await page.goto('/admin/desk');
	await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
	await expect(page).toHaveTitle(/^工作台 ·/);
	await expect(page.getByRole('navigation', { name: '队列' }).getByRole('link', { name: /^我的/ })).toBeVisible();
	await expect(page.getByRole('button', { name: '显示' })).toBeVisible();

	const other = await browser.newContext();
	const theirs = await other.newPage();
	await signIn(theirs, 'editor');
	await theirs.goto(`${studioUrl}/admin`);
	await expect(theirs.getByRole('heading', { level: 1, name: 'How things stand' })).toBeVisible();
	await expect(menu(theirs).getByRole('link', { name: 'Products', exact: true })).toHaveCount(1);
	await other.close();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
});

test('the browser’s language decides until a person has chosen one', { tag: '@ZH-1' }, async ({ browser }) => {
	const context = await browser.newContext({ locale: 'zh-CN' });
	const page = await context.newPage();
	await page.goto('/admin/login');
	await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
	await page.getByRole('link', { name: /忘记密码/ }).click();
	await expect(page.getByRole('heading', { name: '忘记密码' })).toBeVisible();
	await context.close();
});

test('dates and times in forms and lists use the Chinese format', { tag: '@ZH-2' }, async ({
	page,
	context,
	baseURL,
}) => {
	await signIn(page, 'editor');
	await inChinese(context, baseURL);
	const day = /^\d{4}年\d{1,2}月\d{1,2}日$/;
	await page.goto('/admin/collections/articles');
	await expect(page.locator('td.cell-publishedOn').first()).toHaveText(day);
	await page.locator('.cell-title a').first().click();
	const input = page.locator('#field-publishedOn input');
	await expect(input).toHaveValue(day);
	await input.fill('2099年1月2日');
	await input.press('Enter');
	await expect(input).toHaveValue('2099年1月2日');
	await expect(
		page.locator('.doc-controls__list-item').filter({ hasText: /\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d/ }),
	).toHaveCount(2);
});

test('refusals by rules, addresses and schedules are in Chinese too', { tag: '@ZH-4' }, async ({
	page,
	context,
	baseURL,
	request,
}) => {
	const headers = { ...(await as(request, 'editor')), cookie: 'payload-lng=zh' };
	const { docs } = await (await request.get('/api/events?limit=1&depth=0&sort=id', { headers })).json();
	const early = await request.patch(`/api/events/${docs[0].id}`, {
		headers,
		data: { endsOn: '2001-01-01T12:00:00.000Z', _status: 'published' },
	});
	expect((await early.json()).errors[0].data.errors).toContainEqual(
		expect.objectContaining({ message: '最后一天不能早于第一天。' }),
	);
	const taken = { title: 'x', slug: 'about/x', sections: [textBlock('Words')], _status: 'published' };
	const refused = await request.post('/api/free-pages', { headers, data: taken });
	expect((await refused.json()).errors[0].data.errors).toContainEqual(
		expect.objectContaining({ path: 'slug', message: '“about”属于网站本身：请以其他词开头。' }),
	);

	const bare = { slug: `chinese-${Date.now()}`, title: 'Without a picture', _status: 'draft' };
	const { doc } = await (await request.post('/api/articles?draft=true', { headers, data: bare })).json();
	await signIn(page, 'editor');
	await inChinese(context, baseURL);
	await page.goto(`/admin/collections/articles/${doc.id}`);
	await page.locator('.form-submit .popup-button').click();
	await page.getByRole('button', { name: '预约发布' }).click();
	const drawer = page.locator('.schedule-publish');
	await drawer.getByText('发布', { exact: true }).click();
	const input = drawer.locator('.react-datepicker__input-container input');
	await input.fill(new Date(Date.now() + 24 * 3600 * 1000).toLocaleDateString('en-US'));
	await input.press('Enter');
	await drawer.getByRole('button', { name: '保存' }).click();
	await expect(page.getByText(/未安排，因为无法发布：.*图片/)).toBeVisible();
	await request.delete(`/api/articles/${doc.id}`, { headers });
});

const views = [
	['/admin', 'main'],
	['/admin/desk', 'main'],
	['/admin/desk/applications', 'main'],
	['/admin/languages', 'main'],
	['/admin/links', 'main'],
	['/admin/approvals', 'main'],
	['/admin/releases', 'main'],
	['/admin/record', 'main'],
	['/admin/trail', 'main'],
	['/admin/privacy', 'main'],
	['/admin/lots-import', 'main'],
] as const;

test('our views are in Chinese, and axe finds nothing in them', { tag: '@ZH-2' }, async ({
	page,
	context,
	baseURL,
}) => {
	await signIn(page, 'administrator');
	await inChinese(context, baseURL);
	for (const [address, part] of views) {
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/\p{Script=Han}/u);
		expect(await violationsNow(page, part), address).toEqual([]);
	}
});

test('our views have Chinese names for kinds, fields, globals, dates and previews', { tag: '@ZH-2' }, async ({
	page,
	context,
	baseURL,
	request,
}) => {
	await signIn(page, 'administrator');
	await inChinese(context, baseURL);
	await page.goto('/admin/languages?kind=articles&state=all');
	await expect(page.locator('tbody tr').first().getByRole('cell').nth(1)).toHaveText('文章');
	await page.goto('/admin/languages?kind=navigation&state=all');
	await expect(page.locator('tbody').getByRole('link', { name: '菜单', exact: true })).toBeVisible();
	await page.goto('/admin/links?show=inside');
	await expect(page.locator('tbody tr').first().getByRole('cell').first()).toHaveText(/\p{Script=Han}/u);

	const headers = { ...(await as(request, 'administrator')), cookie: 'payload-lng=zh' };
	expect(await (await request.get('/api/draft-preview/waiting', { headers })).text()).toContain('预览即将显示');

	const name = `chinese${Date.now()}`;
	const article = await draftLike(request, 'articles', { slug: name, title: name });
	const { body } = await add(request, name, 'articles', article);
	expect(await press(request, 'editor', body.release, 'live')).toContain(name);
	await page.goto(`/admin/releases/${body.release}`);
	await expect(page.getByText(/自 \d{4}年\d{1,2}月\d{1,2}日 \d{2}:\d{2} UTC 起上线/)).toBeVisible();
	await page.locator('summary').filter({ hasText: '个字段' }).click();
	await expect(page.getByRole('rowheader', { name: '标题', exact: true })).toBeVisible();
	await press(request, 'editor', body.release, 'take-back');
	await request.delete(`/api/articles/${article}`, { headers });
});
