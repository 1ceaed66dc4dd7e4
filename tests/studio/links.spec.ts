// Nightly, and when one of these changes: apps/studio/src/links package-lock.json
import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { linking, newArticle, typed } from './support/linking.ts';
import { siteUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { textBlock } from './support/text-block.ts';

const own = `links-${Date.now().toString(36)}`;

test('a link to an item follows its new address and prevents its deletion', { tag: ['@LINK-1', '@LINK-3'] }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const named = await newArticle(request, `${own}-a`);
	const fields = { linkType: 'internal', doc: { relationTo: 'articles', value: named }, newTab: false };
	await newArticle(request, `${own}-b`, linking(fields));
	const linked = async () => (await request.get(`${siteUrl}/resources/${own}-b`)).text();
	await expect.poll(linked).toContain(`href="/resources/${own}-a"`);
	await request.patch(`/api/articles/${named}`, { headers, data: { slug: `${own}-a2`, _status: 'published' } });
	await expect.poll(linked).toContain(`href="/resources/${own}-a2"`);
	const deleted = await request.delete(`/api/articles/${named}`, { headers });
	expect([deleted.status(), await deleted.text()]).toEqual([409, expect.stringContaining(`${own}-b`)]);

	await signIn(page, 'editor');
	await page.goto(`/admin/collections/articles/${named}`);
	await page.getByText('Where used').click();
	await expect(page.getByRole('link', { name: `${own}-b` })).toBeVisible();
	expect(await violationsNow(page, 'details.studio-languages')).toEqual([]);
	expect((await request.get('/api/links/used/users/1', { headers })).status()).toBe(404);
	const sales = await as(request, 'sales');
	expect((await request.get(`/api/links/used/articles/${named}`, { headers: sales })).status()).toBe(403);
});

test('an item is chosen below an address field, which then names it', { tag: '@LINK-2' }, async ({ page, request }) => {
	const name = `${own}-chosen`;
	const id = await newArticle(request, name);
	await signIn(page, 'editor');
	await page.goto('/admin/collections/partners/create');
	await page.getByRole('button', { name: 'Choose an item of the site' }).click();
	const drawer = page.locator('.list-drawer');
	await drawer.locator('.list-header__select-collection, .list-drawer__select-collection').first().click();
	await page.getByRole('option', { name: 'Article', exact: true }).click();
	await drawer.getByPlaceholder(/Search/).fill(name);
	await drawer.getByRole('button', { name, exact: true }).click();
	await expect(page.locator('#field-to')).toHaveValue(`link:article${id}`);
	await expect(page.getByText(`Article: ${name}`)).toBeVisible();
});

test('a link to a free page follows its address, keeps it, and falls back to home', {
	tag: ['@LINK-1', '@LINK-2', '@LINK-3', '@LINK-4', '@FREE-19'],
}, async ({ page, request }) => {
	test.setTimeout(150_000);
	const headers = await as(request, 'editor');
	const title = `${own}-page`;
	const data = { title, slug: title, sections: [textBlock('Words')], _status: 'published' };
	const made = await request.post('/api/free-pages', { headers, data });
	const { id } = (await made.json()).doc;
	await signIn(page, 'editor');
	await page.goto('/admin/collections/partners/create');
	await page.getByRole('button', { name: 'Choose an item of the site' }).click();
	const drawer = page.locator('.list-drawer');
	await drawer.locator('.list-header__select-collection, .list-drawer__select-collection').first().click();
	await page.getByRole('option', { name: 'Free page', exact: true }).click();
	await drawer.getByPlaceholder(/Search/).fill(title);
	await drawer.getByRole('button', { name: title, exact: true }).click();
	await expect(page.locator('#field-to')).toHaveValue(`link:page${id}`);
	await expect(page.getByText(`Free page: ${title}`)).toBeVisible();

	const fields = { linkType: 'internal', doc: { relationTo: 'free-pages', value: id }, newTab: false };
	const article = await newArticle(request, `${own}-leads`, linking(fields));
	const linked = async () => (await request.get(`${siteUrl}/resources/${own}-leads`)).text();
	await expect.poll(linked).toContain(`href="/${title}"`);
	const change = (values: object) => request.patch(`/api/free-pages/${id}`, { headers, data: values });
	expect((await change({ slug: `${title}/moved`, _status: 'published' })).status()).toBe(200);
	await expect.poll(linked).toContain(`href="/${title}/moved"`);
	const deleted = await request.delete(`/api/free-pages/${id}`, { headers });
	expect([deleted.status(), await deleted.text()]).toEqual([409, expect.stringContaining(`${own}-leads`)]);
	expect((await change({ deletedAt: new Date().toISOString() })).status()).toBe(409);
	const { uses } = await (await request.get(`/api/links/used/free-pages/${id}`, { headers })).json();
	expect(uses).toMatchObject([{ title: `${own}-leads` }]);

	expect((await change({ _status: 'draft' })).status()).toBe(200);
	await expect.poll(linked).not.toContain(`href="/${title}`);
	const row = page.getByRole('row').filter({ hasText: `${own}-leads` });
	await page.goto('/admin/links');
	await expect(row).toContainText('The page is not published: the link leads home.');
	expect((await request.delete(`/api/articles/${article}`, { headers })).status()).toBe(200);
	expect((await request.delete(`/api/free-pages/${id}`, { headers })).status()).toBe(200);
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
});

test('a link by a page’s key shows the page, is checked, and counts as a use', {
	tag: ['@LINK-2', '@LINK-3', '@LINK-4'],
}, async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/pages?where[key][equals]=about&depth=0', { headers })).json();
	const [{ id, title }] = docs;
	const named = async (to: string) => (await (await request.get(`/api/links/named?to=${to}`, { headers })).json()).said;
	expect(await named('link:page_about')).toBe(`Page: ${title}`);
	expect(await named('link:page_abuot')).toBe('No page has this name.');
	const partners = await (await request.get('/api/partners?limit=1&depth=0', { headers })).json();
	const data = { name: own, logo: partners.docs[0].logo, to: 'link:page_abuot', _status: 'published' };
	const partner = await request.post('/api/partners', { headers, data });
	const refused: { path: string }[] = (await partner.json()).errors[0].data.errors;
	expect(refused.map(({ path }) => path)).toContain('to');

	await newArticle(request, `${own}-right`, typed('link:page_about'));
	await newArticle(request, `${own}-wrong`, typed('link:page_abuot'));
	const { uses } = await (await request.get(`/api/links/used/pages/${id}`, { headers })).json();
	const titles = uses.map((use: { title: string }) => use.title);
	expect(titles).toContain(`${own}-right`);
	expect(titles).not.toContain(`${own}-wrong`);
	await signIn(page, 'editor');
	await page.goto('/admin/links?show=inside');
	await expect(page.getByRole('row').filter({ hasText: `${own}-right` })).toContainText('There');
	await page.goto('/admin/links');
	await expect(page.getByRole('row').filter({ hasText: `${own}-wrong` })).toContainText('Nothing has this name.');
	await expect(page.getByRole('row').filter({ hasText: `${own}-right` })).toHaveCount(0);
});

test('the view of links lists broken ones, and checks other sites on request alone', {
	tag: ['@LINK-4', '@LINK-5'],
}, async ({ page, request }) => {
	await newArticle(request, `${own}-c`, typed('/no/such/page'));
	await newArticle(request, `${own}-d`, typed('http://127.0.0.1/private'));
	await signIn(page, 'editor');
	await page.goto('/admin/links?show=unchecked');
	await expect(page.getByRole('row').filter({ hasText: `${own}-d` })).toContainText('Not looked at');
	const row = page.getByRole('row').filter({ hasText: `${own}-c` });
	await page.goto('/admin/links');
	await page.getByRole('button', { name: 'Check links' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Checked.' })).toBeVisible();
	await expect(row).toContainText('The site has no such page.');
	await expect(row.getByRole('link')).toHaveAttribute('href', /\/admin\/collections\/articles\/\d+/);
	expect((await violationsNow(page)).filter((finding) => /main|studio/.test(finding))).toEqual([]);
	// Each request checks a limited number of links, and the next one continues.
	const headers = await as(request, 'editor');
	const asksOn = async () => {
		await request.post('/api/links/check', { headers });
		return (await request.get('/admin/links', { headers })).text();
	};
	await expect.poll(asksOn).toMatch(new RegExp(`${own}-d.*not public`));
	const sales = await as(request, 'sales');
	expect((await request.post('/api/links/check', { headers: sales })).status()).toBe(403);
});
