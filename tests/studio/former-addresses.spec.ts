// Nightly, and when one of these changes: apps/studio/src/publish apps/studio/src/snapshot
import { type APIRequestContext, expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';

type Editor = { request: APIRequestContext; headers: Record<string, string> };

async function publish({ request, headers }: Editor, collection: string, id: number, data: object) {
	const answer = await request.patch(`${studioUrl}/api/${collection}/${id}`, {
		headers,
		data: { ...data, _status: 'published' },
	});
	expect(answer.status(), await answer.text()).toBe(200);
}

async function formerAddresses({ request, headers }: Editor, kind: string) {
	const where = `where[kind][equals]=${kind}&sort=id&limit=0`;
	const { docs } = await (await request.get(`${studioUrl}/api/redirects?${where}`, { headers })).json();
	return (docs as { id: number; from: string; to: string }[]).map(({ id, from, to }) => ({ id, from, to }));
}

for (const [kind, collection, path] of [
	['article', 'articles', '/resources/'],
	['product', 'products', '/products/'],
] as const) {
	test(`a renamed ${kind} is still found under every former address`, { tag: '@D34' }, async ({ request }) => {
		const editor = { request, headers: await as(request, 'editor') };
		const list = `${studioUrl}/api/${collection}?limit=1&depth=0&sort=-id&where[_status][equals]=published`;
		const [{ id, slug }] = (await (await request.get(list, { headers: editor.headers })).json()).docs;
		const first = `${path}${encodeURIComponent(slug)}`;
		const rename = (to: string) => publish(editor, collection, id, { slug: to });
		const answerOf = async (address: string) => {
			const answer = await request.get(siteUrl + address, { maxRedirects: 0 });
			return [answer.status(), answer.headers().location];
		};

		await rename(`${slug}-second`);
		await rename(`${slug}-third`);
		const newest = `${path}${encodeURIComponent(`${slug}-third`)}`;
		await expect.poll(() => answerOf(newest)).toEqual([200, undefined]);
		expect(await answerOf(`${first}?lang=cn`)).toEqual([301, `${newest}?lang=cn`]);
		expect(await answerOf(`${path}${encodeURIComponent(`${slug}-second`)}`)).toEqual([301, newest]);
		expect((await formerAddresses(editor, kind)).map(({ from, to }) => [from, to])).toEqual([
			[slug, `${slug}-third`],
			[`${slug}-second`, `${slug}-third`],
		]);

		await rename(slug);
		await expect.poll(() => answerOf(first)).toEqual([200, undefined]);
		expect(await answerOf(newest)).toEqual([301, first]);
		const kept = await formerAddresses(editor, kind);
		expect(kept.map(({ from }) => from).sort()).toEqual([`${slug}-second`, `${slug}-third`]);

		for (const redirect of kept)
			await request.delete(`${studioUrl}/api/redirects/${redirect.id}`, { headers: editor.headers });
		await expect.poll(() => answerOf(newest)).toEqual([404, undefined]);
	});
}

test('a draft’s new address changes nothing, and another item may take a former one', async ({ request }) => {
	const editor = { request, headers: await as(request, 'editor') };
	const list = `${studioUrl}/api/events?limit=2&depth=0&sort=id`;
	const { docs } = await (await request.get(list, { headers: editor.headers })).json();
	const [one, other] = docs as { id: number; slug: string; title: string }[];
	if (!one || !other) throw new Error('The sample company has two events');
	const path = (slug: string) => `${siteUrl}/events-info/${encodeURIComponent(slug)}`;

	await request.patch(`${studioUrl}/api/events/${one.id}?draft=true`, {
		headers: editor.headers,
		data: { slug: `${one.slug}-draft`, _status: 'draft' },
	});
	expect(await formerAddresses(editor, 'event')).toEqual([]);
	await publish(editor, 'events', one.id, { slug: `${one.slug}-moved` });
	await expect.poll(async () => (await request.get(path(one.slug), { maxRedirects: 0 })).status()).toBe(301);

	await publish(editor, 'events', other.id, { slug: one.slug });
	await expect.poll(async () => (await request.get(path(one.slug), { maxRedirects: 0 })).status()).toBe(200);
	expect(await (await request.get(path(one.slug))).text()).toContain(other.title);

	await publish(editor, 'events', other.id, { slug: other.slug });
	await publish(editor, 'events', one.id, { slug: one.slug });
	for (const { id } of await formerAddresses(editor, 'event'))
		await request.delete(`${studioUrl}/api/redirects/${id}`, { headers: editor.headers });
});
