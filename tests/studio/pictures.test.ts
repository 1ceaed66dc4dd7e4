import sharp from 'sharp';
import { as } from './support/api.ts';
import { expect, test } from './support/without-pages.ts';

test('another focal point means other crops, so the picture gets another name', async ({ request }) => {
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
	expect(moved.filename).toMatch(/^coral-[0-9a-f]{10}\.png$/);
	expect(moved.filename).not.toBe(doc.filename);
	await request.delete(`/api/pictures/${doc.id}`, { headers });
});

test('a picture that is shown somewhere is not deleted', async ({ request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&depth=0', { headers })).json();
	const answer = await request.delete(`/api/pictures/${docs[0].picture}`, { headers });
	expect(answer.status()).toBe(409);
});

test('something that only claims to be a picture is refused, in words', async ({ request }) => {
	const headers = await as(request, 'editor');
	const multipart = {
		file: { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
		_payload: JSON.stringify({ alt: 'not a picture' }),
	};
	expect((await request.post('/api/pictures', { headers, multipart })).status()).toBe(400);
	const damaged = { ...multipart.file, buffer: Buffer.from('89504e470d0a1a0a0000000d49484452ffff', 'hex') };
	const answer = await request.post('/api/pictures', { headers, multipart: { ...multipart, file: damaged } });
	expect(answer.status()).toBe(400);
	expect(await answer.text()).toContain('cannot be read as a picture');
});

test('a picture of 20 MB, as a camera makes it, is taken and made smaller', async ({ request }) => {
	const headers = await as(request, 'editor');
	const noise = sharp({
		create: {
			width: 3400,
			height: 2550,
			channels: 3,
			background: '#0e7c86',
			noise: { type: 'gaussian', mean: 128, sigma: 40 },
		},
	});
	const buffer = await noise.png({ compressionLevel: 0 }).toBuffer();
	expect(buffer.length).toBeGreaterThan(20_000_000);
	const multipart = {
		file: { name: 'Camera.png', mimeType: 'image/png', buffer },
		_payload: JSON.stringify({ alt: 'From a camera' }),
	};
	const answer = await request.post('/api/pictures', { headers, multipart });
	const { doc } = await answer.json();
	expect(doc).toMatchObject({ width: 2880, height: 2160 });
	await request.delete(`/api/pictures/${doc.id}`, { headers });
});
