import type { APIRequestContext, APIResponse } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { expect, test } from './support/without-pages.ts';

type Doc = Record<string, unknown> & { id: number };
type Section = Record<string, unknown> & { blockType: string };

async function first(request: APIRequestContext, collection: string, query = ''): Promise<Doc> {
	const headers = await as(request, 'editor');
	const answer = await request.get(`/api/${collection}?limit=1&depth=0&${query}`, { headers });
	return (await answer.json()).docs[0];
}

const publish = async (request: APIRequestContext, collection: string, id: number, data: object) =>
	request.patch(`/api/${collection}/${id}`, {
		headers: await as(request, 'editor'),
		data: { ...data, _status: 'published' },
	});

async function refusal(answer: APIResponse): Promise<Record<string, string>> {
	expect(answer.status()).toBe(400);
	const { errors } = (await answer.json()).errors[0].data;
	return Object.fromEntries(errors.map(({ path, message }: { path: string; message: string }) => [path, message]));
}

/** The first page with a section of this kind, and its sections after a change to that section. */
async function pageWith(request: APIRequestContext, kind: string, change: (section: Section) => void) {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/pages?limit=100&depth=0', { headers })).json();
	const { id, sections } = docs.find((page: { sections: Section[] }) =>
		page.sections.some(({ blockType }) => blockType === kind),
	);
	const at = sections.findIndex(({ blockType }: Section) => blockType === kind);
	change(sections[at]);
	return { answer: await publish(request, 'pages', id, { sections }), at };
}

async function global(request: APIRequestContext, slug: string, change: (data: never) => void) {
	const headers = await as(request, 'editor');
	const data = await (await request.get(`/api/globals/${slug}?depth=0`, { headers })).json();
	const changed = structuredClone(data);
	change(changed as never);
	return { answer: await request.post(`/api/globals/${slug}`, { headers, data: changed }), before: data };
}

const versions = async (request: APIRequestContext) =>
	(await (await request.get('/api/snapshot', { headers: asSite })).json()).versions;

test('content that would break the site is not published; field and reason are named', async ({ request }) => {
	const product = await first(request, 'products');
	expect(await refusal(await publish(request, 'products', product.id, { buyUrl: 'not a url' }))).toEqual({
		buyUrl: 'Empty, or a whole address such as https://www.example.com.',
	});
	expect(await refusal(await publish(request, 'products', product.id, { picture: 999_999 }))).toHaveProperty('picture');
	// Empty and invalid fields have different messages.
	const empty = { slug: ' ', category: null };
	expect(await refusal(await publish(request, 'products', product.id, empty))).toEqual({
		slug: 'This is needed.',
		category: 'This is needed.',
	});
	expect(await refusal(await publish(request, 'products', product.id, { slug: 'a b' }))).toHaveProperty(
		'slug',
		'No spaces or special characters.',
	);
	const event = await first(request, 'events');
	const early = { endsOn: '2001-01-01T12:00:00.000Z' };
	expect(await refusal(await publish(request, 'events', event.id, early))).toHaveProperty('endsOn');

	const cards = await pageWith(request, 'cards', (section) => Object.assign(section, { items: [] }));
	expect(await refusal(cards.answer)).toEqual({ [`sections.${cards.at}.items`]: 'At least one is needed.' });
	const network = await pageWith(request, 'network', (section) => {
		Object.assign((section.places as object[])[1] ?? {}, { latitude: 123 });
	});
	expect(await refusal(network.answer)).toEqual({ [`sections.${network.at}.places.1.latitude`]: 'Not more than 90.' });
	const call = await pageWith(request, 'call', (section) => {
		Object.assign((section.actions as object[])[0] ?? {}, { to: 'link:nowhere' });
	});
	expect(await refusal(call.answer)).toHaveProperty([`sections.${call.at}.actions.0.to`]);
});

test('bulk publishing and unpublishing keep drafts, and name each refusal’s reason', async ({ request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/events?limit=2&depth=0', { headers })).json();
	const [one, other]: (Doc & { title: string; slug: string })[] = docs;
	if (!one || !other) throw new Error('two events are needed');
	const draft = (id: number, data: object) => request.patch(`/api/events/${id}?draft=true`, { headers, data });
	const many = `where[id][in][0]=${one.id}&where[id][in][1]=${other.id}`;
	const latest = async (id: number) => (await request.get(`/api/events/${id}?draft=true&depth=0`, { headers })).json();

	await draft(one.id, { title: 'A half-written title' });
	const off = await request.patch(`/api/events?${many}`, { headers, data: { _status: 'draft' } });
	expect(off.status()).toBe(200);
	expect(await latest(one.id)).toMatchObject({ title: 'A half-written title', slug: one.slug, _status: 'draft' });
	expect((await request.get(`/api/events/${one.id}`, { headers }).then((answer) => answer.json()))._status).toBe(
		'draft',
	);

	await draft(one.id, { slug: '' });
	const on = await request.patch(`/api/events?${many}&draft=true`, { headers, data: { _status: 'published' } });
	expect((await on.json()).errors).toMatchObject([
		{ id: one.id, message: '“A half-written title”: Address: This is needed.' },
	]);
	expect(await latest(other.id)).toMatchObject({ title: other.title, _status: 'published' });
	const again = await publish(request, 'events', one.id, { title: one.title, slug: one.slug });
	expect(again.status()).toBe(200);
});

test('invalid settings, banners and menus are not saved', async ({ request }) => {
	for (const script of ['not an address', '']) {
		const settings = await global(request, 'site-settings', (data: { tagManager: object }) => {
			data.tagManager = { container: 'GTM-1', script };
		});
		expect(await refusal(settings.answer)).toHaveProperty(['tagManager.script']);
	}
	const home = await global(request, 'home', (data: { banners: { buttons: object[] }[]; _status: string }) => {
		data._status = 'published';
		Object.assign(data.banners[1] ?? {}, { buttons: [] });
	});
	expect(await refusal(home.answer)).toEqual({ 'banners.1.buttons': 'At least one is needed.' });
	const menu = await global(request, 'navigation', (data: { items: { url: string }[] }) => {
		Object.assign(data.items[0] ?? {}, { url: '//elsewhere.example' });
	});
	expect(await refusal(menu.answer)).toHaveProperty(['items.0.url']);
});

test('a row corrupted in the database is left out or shown as before, without harm', async ({ request }) => {
	const before = await versions(request);
	const slugs = async () =>
		(await (await request.get('/api/snapshot/events', { headers: asSite })).json()).data.map(
			({ slug }: { slug: string }) => slug,
		);
	const [event] = await sql(
		`select id, slug, starts_on::text, ends_on::text from events where _status = 'published' limit 1`,
	);
	const [banner] = await sql('select id, picture_id from home_banners limit 1');
	try {
		await sql(`update events set ends_on = '1999-01-01' where id = ${event?.id}`);
		await sql(`update home_banners set picture_id = null where id = '${banner?.id}'`);
		expect((await versions(request)).home).toBe(before.home);
		expect(Object.keys(await versions(request))).toEqual(Object.keys(before));
		expect(await slugs()).toContain(event?.slug);
	} finally {
		await sql(`update events set ends_on = '${event?.ends_on}' where id = ${event?.id}`);
		await sql(`update home_banners set picture_id = ${banner?.picture_id} where id = '${banner?.id}'`);
	}
	expect(await versions(request)).toEqual(before);
});

test('content in use is neither deleted nor trashed, and its users are named', async ({ request }) => {
	const headers = await as(request, 'editor');
	const trashed = { deletedAt: new Date().toISOString() };
	const { category, picture, title } = await first(request, 'products');
	const job = await first(request, 'jobs');
	const used = [
		`categories/${category}`,
		`pictures/${picture}`,
		`job-categories/${job.category}`,
		`job-locations/${(job.locations as number[])[0]}`,
	];
	for (const path of used) {
		const deleted = await request.delete(`/api/${path}`, { headers });
		expect(deleted.status(), path).toBe(409);
		expect((await deleted.json()).errors[0].message).toMatch(/^Still used by \d+ .*: “/);
		if (!path.startsWith('pictures'))
			expect((await request.patch(`/api/${path}`, { headers, data: trashed })).status(), path).toBe(409);
	}
	const answer = await request.delete(`/api/categories/${category}`, { headers });
	expect((await answer.json()).errors[0].message).toContain(`“${title}”`);
});

test('a picture inside a formatted text counts as used', async ({ request }) => {
	const headers = await as(request, 'editor');
	const [unused] = await sql(`insert into pictures (alt, filename, mime_type, width, height, updated_at, created_at)
		values ('Only in a text', 'only-in-a-text.svg', 'image/svg+xml', 10, 10, now(), now()) returning id`);
	const job = await first(request, 'jobs');
	const content = structuredClone(job.content) as { root: { children: object[] } };
	content.root.children.push({
		type: 'upload',
		version: 3,
		format: '',
		relationTo: 'pictures',
		value: unused?.id,
		fields: {},
		id: 'a1',
	});
	expect((await publish(request, 'jobs', job.id, { content })).ok()).toBe(true);
	expect((await request.delete(`/api/pictures/${unused?.id}`, { headers })).status()).toBe(409);
	expect((await publish(request, 'jobs', job.id, { content: job.content })).ok()).toBe(true);
	await sql(`delete from pictures where id = ${unused?.id}`);
});

test('pages that the site needs cannot be deleted, trashed, unpublished or duplicated', async ({ request }) => {
	const headers = await as(request, 'editor');
	for (const collection of ['pages', 'legal-texts']) {
		const { id, key } = await first(request, collection);
		const path = `/api/${collection}/${id}`;
		expect((await request.delete(path, { headers })).status()).toBe(409);
		for (const data of [{ deletedAt: new Date().toISOString() }, { _status: 'draft' }])
			expect((await request.patch(path, { headers, data })).status()).toBe(409);
		expect((await request.post(`/api/${collection}`, { headers, data: { key } })).status()).toBe(403);
	}
	expect((await request.post('/api/globals/home', { headers, data: { _status: 'draft' } })).status()).toBe(409);
});

test('an order number of another product is refused, and the product is named', { tags: '@INFO-1' }, async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/products?limit=2&depth=0&sort=id', { headers })).json();
	const [mine, other] = docs;
	const withPack = (pack: object) =>
		publish(request, 'products', mine.id, { packs: [...mine.packs, { quantity: '5 tests', ...pack }] });
	const [{ reference, gtin }] = other.packs;
	const at = `packs.${mine.packs.length}`;
	expect(await refusal(await withPack({ reference }))).toEqual({
		[`${at}.reference`]: `“${reference}” is used by “${other.title}”.`,
	});
	expect(await refusal(await withPack({ reference: 'X-5', gtin: `0${gtin}` }))).toEqual({
		[`${at}.gtin`]: `This GTIN is that of “${other.title}”.`,
	});
	expect(await refusal(await withPack({ reference: 'X-5', gtin: '9521234543214' }))).toEqual({
		[`${at}.gtin`]: 'The last digit of a GTIN checks the others: here it would be 3. Compare it with the box.',
	});
	expect((await withPack({ reference: 'X-5', gtin: '9521234543213' })).ok()).toBe(true);
	expect((await publish(request, 'products', mine.id, { packs: mine.packs })).ok()).toBe(true);
});

test('a refusal uses its reader’s language; the audit log uses one language', { tags: ['@ZH-4', '@ZH-5'] }, async ({
	request,
}) => {
	const headers = { ...(await as(request, 'editor')), cookie: 'payload-lng=zh' };
	const { docs } = await (await request.get('/api/articles?limit=1&depth=0', { headers })).json();
	const refused = await request.patch(`/api/articles/${docs[0].id}`, {
		headers,
		data: { title: '', _status: 'published' },
	});
	expect(refused.status()).toBe(400);
	const [{ data }] = (await refused.json()).errors;
	expect(data.errors).toContainEqual(expect.objectContaining({ label: '标题', message: '必须填写。' }));

	const english = await as(request, 'editor');
	const again = await request.patch(`/api/articles/${docs[0].id}`, {
		headers: english,
		data: { title: '', _status: 'published' },
	});
	expect((await again.json()).errors[0].data.errors).toContainEqual(
		expect.objectContaining({ label: 'Title', message: 'This is needed.' }),
	);

	const { keywords } = docs[0];
	await request.patch(`/api/articles/${docs[0].id}`, { headers, data: { keywords: `${keywords}, one more` } });
	const trail = await request.get('/api/trail/csv', { headers: await as(request, 'administrator') });
	expect(await trail.text()).toContain('Keywords');
	await request.patch(`/api/articles/${docs[0].id}`, { headers, data: { keywords } });
});

const own = 'Writing once';

test('an address is made from the title, and an empty article lists every gap', {
	tags: ['@WRITE-2', '@WRITE-3'],
}, async ({ request }) => {
	const headers = await as(request, 'editor');
	const create = async (data: object) =>
		(await request.post('/api/articles?draft=true', { headers, data: { _status: 'draft', ...data } })).json();
	const slug = own.toLowerCase().replace(' ', '-');
	const first = await create({ title: own });
	expect(first.doc.slug).toBe(slug);
	expect((await create({ title: own })).doc.slug).toBe(`${slug}-2`);
	const changed = await request.patch(`/api/articles/${first.doc.id}?draft=true`, {
		headers,
		data: { title: 'Another title' },
	});
	expect((await changed.json()).doc.slug).toBe(slug);

	const empty = await request.post('/api/articles', { headers, data: { _status: 'published' } });
	expect(empty.status()).toBe(400);
	const { errors } = (await empty.json()).errors[0].data;
	expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(
		expect.arrayContaining(['content', 'picture', 'slug', 'title']),
	);
});

test('only publishers use releases, and each item needs its own permission', { tags: '@REL-10' }, async ({
	request,
}) => {
	for (const role of ['sales', 'recruiter'] as const) {
		const data = { name: 'Mine', kind: 'home', item: null };
		expect((await request.post('/api/release/items', { headers: await as(request, role), data })).status()).toBe(403);
		const pressed = await request.post('/api/release/1/live', { headers: await as(request, role), form: { seen: '' } });
		expect(pressed.status()).toBe(403);
	}
	const headers = await as(request, 'quality');
	const { id } = await first(request, 'articles');
	for (const change of [
		{ kind: 'navigation', item: null, data: { items: [] } },
		{ kind: 'articles', item: id, data: {} },
		{ kind: 'articles', item: null, data: { title: 'Mine' } },
	]) {
		const answer = await request.post('/api/release/items', { headers, data: { name: 'Mine', ...change } });
		expect(answer.status()).toBe(409);
		expect((await answer.json()).errors[0].message).toBe('You may not publish this, so you cannot add it.');
	}
	expect(
		(await request.post('/api/release/items', { data: { name: 'Mine', kind: 'home', item: null } })).status(),
	).toBe(403);
	expect(await sql(`select id from releases where name = 'Mine'`)).toEqual([]);
});
