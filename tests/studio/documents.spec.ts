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

test('an uploaded document can be linked in a text, and then cannot be deleted', async ({ page, request }) => {
	const content = `%PDF-1.4\n${'our own paper '.repeat(7000)}\nxref\n%%EOF\n`;
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/documents/create`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Our paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
	await page.locator('#field-title').fill('Our own paper');
	await page.getByLabel('Title (Chinese)').fill('我们的文件');
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
