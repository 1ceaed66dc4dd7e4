import { type APIRequestContext, expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl } from './support/places.ts';

/** The professional multiplex test, which has a themed page. */
const product = 101;

async function call(request: APIRequestContext, method: string, path: string, data?: object) {
	const answer = await request.fetch(`/api${path}`, { method, headers: await as(request, 'regulatory'), data });
	return { status: answer.status(), body: await answer.json() };
}

const words = {
	title: 'Tried notice',
	problem: 'A problem.',
	action: 'Do this.',
	measures: 'We do that.',
	contact: 'Write to us.',
};

test('a notice reaches its products’ pages, can be closed, and is never removed', {
	tag: ['@NOTICE-2', '@NOTICE-7'],
}, async ({ request }) => {
	const slug = `tried-${Date.now()}`;
	const about = { slug, number: slug, kind: 'field-safety', products: [product], publishedOn: '2026-11-17T12:00:00Z' };
	const created = await call(request, 'POST', '/notices', { ...words, ...about, _status: 'published' });
	expect(created.status).toBe(201);
	const { id } = created.body.doc;
	const on = async (path: string) => (await (await request.get(siteUrl + path)).text()).includes(slug);
	const productPage = await pathOf(request);
	await expect.poll(() => on(productPage)).toBe(true);
	expect(await on('/notices')).toBe(true);
	expect(await on('/feeds/notices.xml')).toBe(true);

	// The draft changes, and the site still shows the published notice.
	await call(request, 'PATCH', `/notices/${id}?draft=true`, { title: 'A draft of it' });
	const versions = (await call(request, 'GET', `/notices/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`))
		.body;
	const draft = versions.docs.find(({ version }: { version: { _status: string } }) => version._status === 'draft');
	const refused = await Promise.all([
		call(request, 'DELETE', `/notices/${id}`),
		call(request, 'DELETE', `/notices?where[id][equals]=${id}`),
		call(request, 'PATCH', `/notices/${id}`, { _status: 'draft' }),
		call(request, 'POST', `/notices/versions/${draft.id}`, {}),
	]);
	expect(refused.map(({ status }) => status)).toEqual([403, 403, 409, 409]);
	// A bulk request checks each notice separately.
	const many = await call(request, 'PATCH', `/notices?where[id][equals]=${id}`, { _status: 'draft' });
	expect(many.body.errors[0].message).toContain('stays on the site');
	const asAdministrator = { method: 'DELETE', headers: await as(request, 'administrator') };
	expect((await request.fetch(`/api/notices/${id}`, asAdministrator)).status()).toBe(403);
	expect(await on(`/notices/${slug}`)).toBe(true);

	await call(request, 'PATCH', `/notices/${id}`, { closedOn: '2026-11-18T12:00:00Z', _status: 'published' });
	await expect.poll(() => on(productPage)).toBe(false);
	expect(await (await request.get(`${siteUrl}/notices/${slug}`)).text()).toContain('Closed on November 18, 2026');
});

/** The path of the product on the site. */
async function pathOf(request: APIRequestContext): Promise<string> {
	const { slug } = (await call(request, 'GET', `/products/${product}?depth=0`)).body;
	return `/product/zt/${slug}`;
}
