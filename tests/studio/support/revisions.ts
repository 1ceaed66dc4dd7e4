import { type APIRequestContext, expect } from '@playwright/test';
import { siteUrl } from './places.ts';

type Headers = Record<string, string>;

export const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${`${words} `.repeat(300)}\nxref\n%%EOF\n`);
export const file = (words: string) => ({ name: 'Paper.pdf', mimeType: 'application/pdf', buffer: pdf(words) });

/** A document of the flu test of the kind letter, with a unique part. */
export async function newDocument(request: APIRequestContext, headers: Headers, part: string) {
	const found = await request.get('/api/products?where[reference][equals]=HA-FLU-25&depth=0', { headers });
	const [{ id: product }] = (await found.json()).docs;
	const data = { title: 'Notes', kind: 'letter', part, products: [product] };
	const { doc } = await (await request.post('/api/product-documents', { headers, data })).json();
	return doc.id as number;
}

const facts = { language: 'en', number: 1, effectiveOn: '2026-01-05T12:00:00.000Z', changes: 'First.' };

export const create = (request: APIRequestContext, headers: Headers, data: object, words: string) =>
	request.post('/api/revisions', {
		headers,
		multipart: { file: file(words), _payload: JSON.stringify({ ...facts, ...data }) },
	});

export const onSite = (path: string) => `${siteUrl}/documents/HA-FLU-25/${path}`;

/** Waits until the site responds with this status. */
export const seen = async (request: APIRequestContext, path: string, status: number) => {
	await expect(async () => {
		expect((await request.get(onSite(path), { maxRedirects: 0 })).status()).toBe(status);
	}).toPass({ timeout: 20_000 });
	return request.get(onSite(path), { maxRedirects: 0 });
};
