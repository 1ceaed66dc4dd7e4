import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { as } from './support/api.ts';
import { studioUrl } from './support/places.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';

test('a very large picture is made smaller once', async ({ page, request }) => {
	const picture = await sharp({ create: { width: 3000, height: 1800, channels: 3, background: '#0e7c86' } })
		.png()
		.toBuffer();
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/pictures/create`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Teal Wall.png', mimeType: 'image/png', buffer: picture });
	await page.locator('#field-alt').fill('A wall painted teal');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText(/successfully/)).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText(/teal-wall-[0-9a-f]{10}\.webp/).first()).toBeVisible();

	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/pictures?sort=-id&limit=1', { headers })).json();
	expect(docs[0]).toMatchObject({ width: 2880, height: 1728, mimeType: 'image/webp' });
	const again = await request.delete(`/api/pictures/${docs[0].id}`, { headers });
	expect(again.status()).toBe(200);
});

test('a wrong file is refused when it is chosen; pictures are found by their words', { tag: '@EDIT-70' }, async ({
	page,
}) => {
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/pictures/create`);
	await ready(page);
	const input = page.locator('input[type=file]').first();
	await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
	await expect(
		page.getByText('This is not one of the types that can be used: JPEG, PNG, WEBP, AVIF, SVG.'),
	).toBeVisible();
	await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(31 * 1024 * 1024) });
	await expect(page.getByText('The file is larger than 30 MB')).toBeVisible();
	await expect(page.locator('.file-field__previewDrawer, .file-field__filename')).toHaveCount(0);

	await page.goto(`${studioUrl}/admin/collections/pictures?search=thermometer`);
	await expect(page.locator('.cell-alt').first()).toContainText(/thermometer/i);
});
