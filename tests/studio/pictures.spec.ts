import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { as } from './support/api.ts';
import { studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';

test('an uploaded picture gets its sizes, and a very large one is made smaller first', async ({ page, request }) => {
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
	await expect(page.getByText(/teal-wall-[0-9a-f]{10}\.png/).first()).toBeVisible();
	await page.getByRole('button', { name: 'Preview Sizes' }).click();
	await expect(page.getByText('avif1920').first()).toBeVisible();

	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/pictures?sort=-id&limit=1', { headers })).json();
	expect(docs[0]).toMatchObject({ width: 2560, height: 1536 });
	const widths = Object.values<{ width: number | null }>(docs[0].sizes).map(({ width }) => width);
	expect(widths.filter(Boolean).sort()).toEqual([1200, 1200, 1200, 1200, 1920, 1920, 480, 480, 768, 768]);
	const again = await request.delete(`/api/pictures/${docs[0].id}`, { headers });
	expect(again.status()).toBe(200);
});

test('another focal point makes other crops under other names', async ({ request }) => {
	const headers = await as(request, 'editor');
	const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#f2745f' } })
		.png()
		.toBuffer();
	const file = { name: 'Coral.png', mimeType: 'image/png', buffer };
	const multipart = { file, _payload: JSON.stringify({ alt: 'Coral' }) };
	const { doc } = await (await request.post('/api/pictures', { headers, multipart })).json();
	const edit = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=20';
	const answer = await request.patch(`/api/pictures/${doc.id}?${edit}`, { headers, data: { alt: 'Coral' } });
	const { doc: moved } = await answer.json();
	expect(moved).toMatchObject({ focalX: 10, focalY: 20 });
	expect(moved.sizes.shareJpeg.filename).toMatch(/^coral-[0-9a-f]{10}-share\.jpg$/);
	expect(moved.sizes.shareJpeg.filename).not.toBe(doc.sizes.shareJpeg.filename);
	await request.delete(`/api/pictures/${doc.id}`, { headers });
});

test('a picture that is shown somewhere is not deleted', async ({ request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&depth=0', { headers })).json();
	const answer = await request.delete(`/api/pictures/${docs[0].picture}`, { headers });
	expect(answer.status()).toBe(409);
});

test('something that only claims to be a picture is refused', async ({ request }) => {
	const headers = await as(request, 'editor');
	const multipart = {
		file: { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
		_payload: JSON.stringify({ alt: 'not a picture' }),
	};
	expect((await request.post('/api/pictures', { headers, multipart })).status()).toBe(400);
});
