import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';

const link = (document: number) => ({
	root: {
		type: 'root',
		version: 1,
		format: '',
		indent: 0,
		direction: 'ltr',
		children: [
			{
				type: 'paragraph',
				version: 1,
				format: '',
				indent: 0,
				direction: 'ltr',
				textFormat: 0,
				children: [
					{
						type: 'link',
						version: 3,
						format: '',
						indent: 0,
						direction: 'ltr',
						fields: { linkType: 'internal', doc: { relationTo: 'documents', value: document }, newTab: false },
						children: [
							{ type: 'text', version: 1, text: 'The paper', format: 0, detail: 0, mode: 'normal', style: '' },
						],
					},
				],
			},
		],
	},
});

test('a document that staff upload can be linked in a text, and stays while it is', async ({ page, request }) => {
	const content = `%PDF-1.4\n${'our own paper '.repeat(7000)}\nxref\n%%EOF\n`;
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/documents/create`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Our paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
	await page.locator('#field-title').fill('Our own paper');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText(/successfully/)).toBeVisible({ timeout: 60_000 });

	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/documents?sort=-id&limit=1', { headers })).json();
	const [{ id: document, filename }] = docs;
	const found = await request.get('/api/products?where[reference][equals]=HA-FLU-25&depth=0', { headers });
	const { id, resources } = (await found.json()).docs[0];
	const linked = [...resources, { title: 'More', content: link(document) }];
	const data = { resources: linked, _status: 'published' };
	expect((await request.patch(`/api/products/${id}`, { headers, data })).status()).toBe(200);
	await expect(async () => {
		const shown = await (await request.get(`${siteUrl}/products/flu-a-b-rapid-test`)).text();
		expect(shown).toContain(`href="/documents/${filename}">The paper</a>`);
		expect(await (await request.get(`${siteUrl}/documents/${filename}`)).text()).toBe(content);
	}).toPass({ timeout: 30_000 });

	expect((await request.delete(`/api/documents/${document}`, { headers })).status()).toBe(409);
	expect(
		(await request.patch(`/api/products/${id}`, { headers, data: { resources, _status: 'published' } })).status(),
	).toBe(200);
	expect((await request.delete(`/api/documents/${document}`, { headers })).status()).toBe(200);
});

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
