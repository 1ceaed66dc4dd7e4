import { type APIRequestContext, expect } from '@playwright/test';
import { unescapeHtml } from '@site/contract/unescape-html';
import { as, type Role } from './api.ts';
import { isThere, type Look, shows } from './one-moment.ts';

type Data = Record<string, unknown>;

export async function ask(request: APIRequestContext, role: Role, method: string, path: string, data?: object) {
	const answer = await request.fetch(`/api${path}`, { method, headers: await as(request, role), data });
	return { status: answer.status(), body: await answer.json().catch(() => null) };
}

/** The state of a release that its page shows, from the forms of the page. */
export async function seenOf(request: APIRequestContext, role: Role, release: number): Promise<string> {
	const page = await request.get(`/admin/releases/${release}`, { headers: await as(request, role) });
	return /name="seen" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
}

/** Opens a release's page, sends one of its forms, and returns the message that the page then shows. */
export async function press(
	request: APIRequestContext,
	role: Role,
	release: number,
	button: string,
	form: Record<string, string> = {},
	studio = '',
) {
	const headers = await as(request, role);
	const sent = await request.post(`${studio}/api/release/${release}/${button}`, {
		headers,
		form: { seen: await seenOf(request, role, release), ...form },
		maxRedirects: 0,
	});
	if (sent.status() !== 303) return String(sent.status());
	const page = await request.get(sent.headers().location ?? '', { headers });
	return unescapeHtml(/<p role="(?:status|alert)">([^<]+)/.exec(await page.text())?.[1] ?? '');
}

export async function stateOf(request: APIRequestContext, release: number): Promise<Data> {
	return (await ask(request, 'editor', 'GET', `/releases/${release}?depth=0`)).body;
}

const withoutRowIds = (data: Data): Data =>
	JSON.parse(
		JSON.stringify(data, (_, value) =>
			Array.isArray(value)
				? value.map((row) => (typeof row === 'object' && row !== null ? { ...row, id: undefined } : row))
				: value,
		),
	);

/** A draft like the first item of its kind. */
export async function draftLike(request: APIRequestContext, kind: string, changes: Data): Promise<number> {
	const { docs } = (await ask(request, 'editor', 'GET', `/${kind}?limit=1&depth=0&sort=id`)).body;
	const { id: _, createdAt: __, updatedAt: ___, _order: ____, ...copy } = docs[0];
	const data = { ...withoutRowIds(copy), ...changes, _status: 'draft' };
	const made = await ask(request, 'editor', 'POST', `/${kind}?draft=true`, data);
	expect(made.status, JSON.stringify(made.body)).toBe(201);
	return made.body.doc.id;
}

export const add = (
	request: APIRequestContext,
	release: number | string,
	kind: string,
	item: number | null,
	data?: Data,
) =>
	ask(request, 'editor', 'POST', '/release/items', {
		...(typeof release === 'number' ? { release } : { name: release }),
		kind,
		item,
		data,
	});

export const product = 101;

/** A product with its article, banner, notice and former address, in one release, and how visitors see each of them. */
export async function launch(request: APIRequestContext, mark: string) {
	const { slug: known } = (await ask(request, 'editor', 'GET', `/products/${product}?depth=0`)).body;
	const items = {
		products: await draftLike(request, 'products', { slug: mark, title: `Test ${mark}`, reference: mark, packs: [] }),
		articles: await draftLike(request, 'articles', { slug: mark, title: `Article ${mark}` }),
	};
	const words = { title: `Notice ${mark}`, problem: 'a', action: 'b', measures: 'c', contact: 'd' };
	const facts = { slug: mark, number: mark, kind: 'product', products: [product], publishedOn: '2026-11-17T12:00:00Z' };
	const notice = await ask(request, 'editor', 'POST', '/notices?draft=true', { ...words, ...facts, _status: 'draft' });
	const home = (await ask(request, 'editor', 'GET', '/globals/home?depth=0')).body;
	const banners = home.banners.map((banner: Data, at: number) =>
		at === 0 ? { ...banner, title: `Now ${mark}` } : banner,
	);
	await ask(request, 'editor', 'POST', '/globals/home?draft=true', { banners, _status: 'draft' });

	const { body } = await add(request, `Launch ${mark}`, 'products', items.products);
	const release: number = body.release;
	const former = { kind: 'product', from: `former-${mark}`, to: mark };
	for (const [kind, item, data] of [
		['articles', items.articles, undefined],
		['notices', notice.body.doc.id, undefined],
		['home', null, undefined],
		['redirects', null, former],
	] as const) {
		const added = await add(request, release, kind, item, data);
		expect(added.status, `${kind}: ${JSON.stringify(added.body)}`).toBe(200);
	}
	const looks: Look[] = [
		isThere(`/products/${mark}`),
		isThere(`/resources/${mark}`),
		isThere(`/products/former-${mark}`),
		shows('/', `Now ${mark}`),
		shows(`/products/${known}`, `Notice ${mark}`),
	];
	return { release, looks, items: { ...items, notices: notice.body.doc.id as number }, home };
}

/** Removes everything that other tests could see. */
export async function clear(request: APIRequestContext, { items, home }: Awaited<ReturnType<typeof launch>>) {
	const { id: _, createdAt: __, updatedAt: ___, globalType: ____, ...former } = home;
	await ask(request, 'editor', 'POST', '/globals/home', { ...former, _status: 'published' });
	for (const kind of ['products', 'articles'] as const)
		await ask(request, 'editor', 'DELETE', `/${kind}/${items[kind]}`);
}
