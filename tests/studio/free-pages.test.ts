import type { APIRequestContext } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { textBlock } from './support/text-block.ts';
import { expect, test } from './support/without-pages.ts';

type Data = Record<string, unknown>;
type Doc = Data & { id: number };

const path = '/api/free-pages';

async function make(request: APIRequestContext, data: Data): Promise<Doc> {
	const headers = await as(request, 'editor');
	const whole = { _status: 'published', sections: [textBlock('Own words')], ...data };
	const answer = await request.post(path, { headers, data: whole });
	const body = await answer.json();
	expect(answer.status(), JSON.stringify(body)).toBe(201);
	return body.doc;
}

async function change(request: APIRequestContext, { id }: Doc, data: Data, collection = 'free-pages') {
	return request.patch(`/api/${collection}/${id}`, { headers: await as(request, 'editor'), data });
}

/** The items that a test removes leave rows of former addresses. */
async function remove(request: APIRequestContext, ...docs: Doc[]) {
	const headers = await as(request, 'editor');
	for (const { id } of docs) await request.delete(`${path}/${id}`, { headers });
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
}

test('a page with a typed link in the menu is neither unpublished nor deleted', { tags: '@FREE-9' }, async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const { items } = await (await request.get('/api/globals/navigation?depth=0', { headers })).json();
	const made = await make(request, { title: 'In the menu', slug: 'typed/in-the-menu' });
	const choose = (item: Data) =>
		request.post('/api/globals/navigation', { headers, data: { items: [...items, { name: 'Typed', ...item }] } });
	try {
		expect((await choose({ url: '/typed/in-the-menu?from=menu' })).status()).toBe(200);
		for (const refused of [
			await change(request, made, { _status: 'draft' }),
			await change(request, made, { deletedAt: new Date().toISOString() }),
			await request.delete(`${path}/${made.id}`, { headers }),
		]) {
			expect(refused.status()).toBe(409);
			expect((await refused.json()).errors[0].message).toContain('“Menu”');
		}
		expect((await choose({ url: '/typed/in-the' })).status()).toBe(200);
		expect((await change(request, made, { _status: 'draft' })).status()).toBe(200);
	} finally {
		await request.post('/api/globals/navigation', { headers, data: { items } });
		await remove(request, made);
	}
});

test('an invalid or occupied address is refused with its reason', { tags: '@FREE-2' }, async ({ request }) => {
	const headers = await as(request, 'editor');
	const one = await make(request, { title: 'Address one', slug: 'spring/one' });
	const refusal = async (slug: string) => {
		const data = { title: 'Other', slug, sections: [textBlock('Own words')], _status: 'published' };
		const answer = await request.post(path, { headers, data });
		expect(answer.status()).toBe(400);
		return (await answer.json()).errors[0].data.errors;
	};
	expect(await refusal('about/us')).toMatchObject(
		[{ path: 'slug', message: /“about” belongs to the site/ }].map(asMatch),
	);
	expect(await refusal('Spring Two')).toMatchObject([{ path: 'slug', message: /Lower-case/ }].map(asMatch));
	expect(await refusal('spring/one')).toMatchObject([{ path: 'slug', message: /used by “Address one”/ }].map(asMatch));

	// An empty address is made from the title, with a number if another page has that address.
	const same = await make(request, { title: 'Spring: one & two' });
	const again = await make(request, { title: 'Spring: one & two' });
	const about = await make(request, { title: 'About' });
	expect([same.slug, again.slug, about.slug]).toEqual(['spring-one-two', 'spring-one-two-2', 'about-2']);
	await remove(request, one, same, again, about);
});

const asMatch = ({ path, message }: { path: string; message: RegExp }) => ({
	path,
	message: expect.stringMatching(message),
});

test('a page that the site needs cannot be lost in any way', { tags: '@FREE-9' }, async ({ request }) => {
	const headers = await as(request, 'editor');
	for (const [collection, place, other] of [
		['pages', 'key', 'contact'],
		['legal-texts', 'key', 'terms-and-conditions'],
		['culture-pages', 'slug', 'Aiiso_Work_Code'],
	] as const) {
		const { docs } = await (await request.get(`/api/${collection}?limit=1&depth=0&sort=id`, { headers })).json();
		const [doc] = docs;
		const one = `/api/${collection}/${doc.id}`;
		const many = `/api/${collection}?where[id][equals]=${doc.id}`;
		const reasonOf = async (answer: {
			status: () => number;
			json: () => Promise<{ errors: { message: string }[] }>;
		}) => {
			const { errors } = await answer.json();
			return `${answer.status()} ${errors[0]?.message}`;
		};
		const needed = /^(409|400) .*The site cannot do without this page/;
		expect(await reasonOf(await request.delete(one, { headers })), collection).toMatch(needed);
		expect(await reasonOf(await request.delete(many, { headers })), collection).toMatch(needed);
		for (const data of [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }])
			for (const where of [one, many])
				expect(await reasonOf(await request.patch(where, { headers, data })), collection).toMatch(needed);
		for (const draft of ['', '?draft=true']) {
			const renamed = await request.patch(one + draft, { headers, data: { [place]: other } });
			expect(await reasonOf(renamed), collection).toMatch(/^409 The site knows this page as/);
		}
		// A restored draft version would replace the published one.
		await request.patch(`${one}?draft=true`, { headers, data: { _status: 'draft' } });
		const versions = `/api/${collection}/versions?where[parent][equals]=${doc.id}&where[version._status][equals]=draft`;
		const [version] = (await (await request.get(`${versions}&limit=1&sort=-updatedAt`, { headers })).json()).docs;
		const restored = await request.post(`/api/${collection}/versions/${version.id}`, { headers });
		expect(await reasonOf(restored), collection).toMatch(needed);
		const { _status } = await (await request.get(one, { headers })).json();
		expect(_status).toBe('published');
		await request.patch(one, { headers, data: { _status: 'published' } });
	}
	expect((await request.post('/api/graphql', { headers, data: { query: '{ __typename }' } })).status()).toBe(404);
});

test('the site gets complete free pages, and reusable sections only within pages', { tags: '@FREE-14' }, async ({
	request,
}) => {
	const part = async (name: string) =>
		(await (await request.get(`/api/snapshot/${name}`, { headers: asSite })).json()).data as Data[];
	expect((await part('freePages')).map(({ slug }) => slug)).toContain('campaigns/respiratory-season');
	expect((await part('reusableSections')).map(({ name }) => name)).toContain('Talk to us');
	expect(JSON.stringify(await part('pages'))).not.toContain('"kind":"reusable"');
});
