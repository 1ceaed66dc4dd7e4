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

test('a picture in use cannot be deleted', async ({ request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=1&depth=0', { headers })).json();
	const answer = await request.delete(`/api/pictures/${docs[0].picture}`, { headers });
	expect(answer.status()).toBe(409);
});

test('a file that only claims to be a picture is refused with a message', async ({ request }) => {
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

test('a camera picture of 20 MB is accepted and made smaller', async ({ request }) => {
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

test('a document’s facts come from its file, not from the request', async ({ request }) => {
	const headers = await as(request, 'editor');
	const buffer = Buffer.from(`%PDF-1.4\n${'a paper '.repeat(300)}\nxref\n%%EOF\n`);
	const claims = {
		...{ filename: 'of-another.pdf', filesize: 1, mimeType: 'application/zip', width: 5, height: 6 },
		...{ url: 'https://bad.example/x.pdf', thumbnailURL: 'https://bad.example/x.png' },
	};
	const file = { name: 'Paper.html', mimeType: 'application/pdf', buffer };
	const _payload = JSON.stringify({ title: 'Paper', ...claims });
	const { doc } = await (await request.post('/api/documents', { headers, multipart: { file, _payload } })).json();
	const facts = { filesize: buffer.length, mimeType: 'application/pdf', width: null, height: null };
	expect(doc).toMatchObject({ ...facts, filename: expect.stringMatching(/^paper-[0-9a-f]{10}\.pdf$/) });
	await request.patch(`/api/documents/${doc.id}`, { headers, data: claims });
	await request.patch(`/api/documents?where[id][equals]=${doc.id}`, { headers, data: claims });
	const kept = await (await request.get(`/api/documents/${doc.id}`, { headers })).json();
	expect(kept).toMatchObject({ ...facts, filename: doc.filename, url: doc.url });

	const refusedWith = async (collection: string, sent: typeof file | null, words: string) => {
		const multipart = { ...(sent && { file: sent }), _payload: JSON.stringify({ title: 'x', alt: 'x' }) };
		const answer = await request.post(`/api/${collection}`, { headers, multipart });
		expect(answer.status()).toBe(400);
		expect((await answer.json()).errors[0].data.errors).toMatchObject([
			{ path: 'file', label: 'File', message: expect.stringContaining(words) },
		]);
	};
	const types = 'This is not one of the types that can be used: PDF, ZIP.';
	await refusedWith('documents', null, 'Choose a file.');
	await refusedWith('documents', { ...file, buffer: Buffer.alloc(0) }, 'This file is empty');
	await refusedWith('documents', { ...file, buffer: Buffer.from('<html></html>'), name: 'a.pdf' }, types);
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	const svg = { name: 'a.svg', mimeType: 'image/svg+xml' };
	await refusedWith('pictures', { ...svg, buffer: Buffer.from(drawing) }, 'This drawing has scripts');
	await refusedWith('pictures', { ...svg, buffer: Buffer.from('<svg') }, 'This file cannot be read.');
	expect((await request.delete(`/api/documents/${doc.id}`, { headers })).status()).toBe(200);
});
