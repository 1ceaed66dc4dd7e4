import { expect, test } from '@playwright/test';
import { previewWords } from '../../apps/site/app/messages/preview.ts';
import { makePreviewToken } from '../../packages/contract/src/preview-token.ts';
import { as } from './support/api.ts';
import { token as siteToken, siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';

test('a title changed in both languages reaches the site', { tag: '@smoke' }, async ({ page, request }) => {
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

	await expect.poll(() => detail('en')).toBe('A title written by a test');
	expect(await detail('cn')).toBe('测试写下的标题');
	await page.goto(`${siteUrl}/products/${encodeURIComponent(slug)}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title written by a test');
	const { title, titleCn } = docs[0];
	await request.patch(`/api/products/${id}`, { headers, data: { title, titleCn, _status: 'published' } });
});

test('a draft is shown only by its preview', { tag: '@D14' }, async ({ page, request }) => {
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

	await preview.close();
	const published = await wire(request, '/article/detail', { custom: slug, language: 'en' });
	expect(published.data.title).toBe(title);
	const forged = `${Math.floor(Date.now() / 1000) + 100}.${'0'.repeat(64)}`;
	const refused = await wire(request, '/article/details', { custom: slug, language: 'en', token: forged });
	expect(refused.data.title).toBe(title);

	const altered = await page.goto(`${siteUrl}/resourcespreview/${slug}?token=${forged}`);
	expect(altered?.status()).toBe(403);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(previewWords.en.expired);
	await expect(page.getByRole('main')).not.toContainText(title);
	await page.goto(`${siteUrl}/resourcespreview/${slug}`);
	await expect(page.getByRole('note')).toHaveText(previewWords.en.published);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await request.patch(`/api/articles/${id}`, { headers, data: { title, _status: 'published' } });
});

test('the preview of an invalid draft names the field', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&sort=-id&depth=0', { headers })).json();
	const { id, slug, buyUrl } = docs[0];
	const draft = { buyUrl: 'not an address', _status: 'draft' };
	expect((await request.patch(`/api/products/${id}?draft=true`, { headers, data: draft })).status()).toBe(200);
	const token = makePreviewToken(siteToken, 'product', slug, Math.floor(Date.now() / 1000) + 600);
	const answer = await page.goto(`${siteUrl}/productspreview/${encodeURIComponent(slug)}?token=${token}`);
	expect(answer?.status()).toBe(422);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(previewWords.en.unfit);
	await expect(page.getByRole('main')).toContainText('Buy Now leads to: ');
	await request.patch(`/api/products/${id}`, { headers, data: { buyUrl, _status: 'published' } });
});

test('a draft without a picture or a date has a preview, in the phone layout too', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const slug = `bare-${Date.now()}`;
	const data = { slug, title: 'Bare draft', _status: 'draft' };
	const { doc } = await (await request.post('/api/articles?draft=true', { headers, data })).json();
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/articles/${doc.id}`);
	await page.locator('#live-preview-toggler').click();
	const frame = page.frameLocator('#live-preview-iframe');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Bare draft');
	await expect(frame.locator('html')).toHaveAttribute('data-layout', 'desktop');
	await page.getByRole('combobox', { name: /^Layout/ }).selectOption('Phone');
	await expect(frame.locator('html')).toHaveAttribute('data-layout', 'mobile');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Bare draft');
	await page.locator('#live-preview-toggler').click();
	await request.delete(`/api/articles/${doc.id}`, { headers });
});

test('fields that prevent publishing are marked, and a lasting summary names them', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&sort=id&depth=0', { headers })).json();
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/products/${docs[0].id}`);
	const buy = page.locator('#field-buyUrl');
	await buy.fill('not a url');
	await page.getByRole('button', { name: 'Publish changes' }).click();
	const summary = page.getByRole('alert', { name: 'This was not saved' });
	const reason = 'Buy Now leads to: Empty, or a whole address such as https://www.example.com.';
	await expect(summary).toContainText(reason);
	await expect(page.locator('.field-type.error', { has: buy })).toBeVisible();
	await page.locator('#field-titleCn').fill('别的词');
	await expect(page.locator('.field-type.error', { has: buy })).toHaveCount(0);
	await expect(summary).toContainText(reason);
	await summary.getByRole('button', { name: 'Buy Now leads to' }).click();
	await expect(buy).toBeFocused();
	await buy.fill('');
	await expect(summary).toHaveCount(0);
	await page.locator('#field-slug').fill('x'.repeat(300));
	await page.getByRole('button', { name: 'Save Draft' }).click();
	await expect(summary).toContainText('Address: At most 255 characters.');
	await page.locator('#field-slug').fill(docs[0].slug);
	await page.getByRole('button', { name: 'Save Draft' }).click();
	await expect(page.getByText('Saved successfully').or(page.getByText('Updated successfully')).first()).toBeVisible();
	await page.locator('#field-title').fill('');
	await expect(summary).toHaveCount(0);
});
