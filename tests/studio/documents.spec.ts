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

test('a document that staff upload stands for the sample of its product, and can be linked in a text', async ({
	page,
	request,
}) => {
	const content = `%PDF-1.4\n${'our own instructions '.repeat(7000)}\nxref\n%%EOF\n`;
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/documents/create`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Our IFU.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
	await page.locator('#field-title').fill('Our own instructions');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText(/successfully/)).toBeVisible({ timeout: 60_000 });

	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/documents?sort=-id&limit=1', { headers })).json();
	const [{ id: document, filename }] = docs;
	const found = await request.get('/api/products?where[reference][equals]=HA-FLU-25&depth=0', { headers });
	const { id, documents: before, resources } = (await found.json()).docs[0];
	const documents = [
		{ kind: 'instructions-for-use', language: 'en', document },
		{ kind: 'user-manual', language: 'en', document },
	];
	const [first, ...others] = resources;
	const data = { documents, resources: [{ ...first, content: link(document) }, ...others], _status: 'published' };
	expect((await request.patch(`/api/products/${id}`, { headers, data })).status()).toBe(200);

	const paper = '/documents/products/ha-flu-25/instructions-for-use-en.pdf';
	await expect(async () => {
		const answer = await request.get(siteUrl + paper);
		expect([answer.headers()['content-type'], await answer.text()]).toEqual(['application/pdf', content]);
	}).toPass({ timeout: 30_000 });
	const shown = await (await request.get(`${siteUrl}/products/flu-a-b-rapid-test`)).text();
	expect(shown).toContain(`href="/documents/${filename}">Our own instructions (PDF, 0.1 MB)</a>`);
	expect(shown).toContain(`href="/documents/${filename}">The paper</a>`);
	expect(shown).not.toContain(`href="${paper}"`);

	// Two of a kind and language: nobody could tell which one the link leads to.
	const twice = { documents: [...documents, documents[0]], _status: 'published' };
	const refused = await request.patch(`/api/products/${id}`, { headers, data: twice });
	expect(refused.status()).toBe(400);
	expect((await refused.json()).errors[0].data.errors).toMatchObject([{ path: 'documents.2.kind' }]);

	expect((await request.delete(`/api/documents/${document}`, { headers })).status()).toBe(409);
	const again = { documents: before, resources, _status: 'published' };
	expect((await request.patch(`/api/products/${id}`, { headers, data: again })).status()).toBe(200);
	expect((await request.delete(`/api/documents/${document}`, { headers })).status()).toBe(200);
});
