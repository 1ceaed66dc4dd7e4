import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';

test('a title changed in both languages is on the site within five seconds', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&sort=-id&depth=0', { headers })).json();
	const { id, slug } = docs[0];
	const detail = async (language: string) =>
		(await wire(request, '/product/product_detail', { custom: slug, language })).data?.title;

	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/products/${id}`);
	await page.locator('#field-title').fill('A title written by a test');
	await page.locator('#field-titleCn').fill('测试写下的标题');
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();

	await expect.poll(() => detail('en'), { timeout: 5000 }).toBe('A title written by a test');
	expect(await detail('cn')).toBe('测试写下的标题');
	await page.goto(`${siteUrl}/products/${encodeURIComponent(slug)}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title written by a test');
});

test('a draft is shown by its preview and by nothing else', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/articles?limit=1&sort=id&depth=0', { headers })).json();
	const { id, slug, title } = docs[0];

	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/articles/${id}`);
	await page.locator('#field-title').fill('A draft that only the preview shows');
	await page.getByRole('button', { name: 'Save Draft' }).click();
	await expect(page.getByText(/successfully/)).toBeVisible();

	const [preview] = await Promise.all([page.waitForEvent('popup'), page.locator('#preview-button').click()]);
	await expect(preview).toHaveURL(new RegExp(`^${siteUrl}/resourcespreview/`));
	await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A draft that only the preview shows');
	await expect(preview.getByText(/preview/i).first()).toBeVisible();

	const published = await wire(request, '/article/detail', { custom: slug, language: 'en' });
	expect(published.data.title).toBe(title);
	const forged = `${Math.floor(Date.now() / 1000) + 100}.${'0'.repeat(64)}`;
	const refused = await wire(request, '/article/details', { custom: slug, language: 'en', token: forged });
	expect(refused.data.title).toBe(title);
});
