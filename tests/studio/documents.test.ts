import { as } from './support/api.ts';
import { expect, test } from './support/without-pages.ts';

test('what a document says of its file comes from the file, whatever is said beside it', async ({ request }) => {
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
