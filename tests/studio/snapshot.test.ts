import { Snapshot, snapshotParts } from '../../packages/contract/src/snapshot.ts';
import { as, asSite } from './support/api.ts';
import { expect, test } from './support/without-pages.ts';

test('every part is there and meets the contract, and an unchanged index costs nothing', async ({ request }) => {
	const index = await request.get('/api/snapshot', { headers: asSite });
	const { versions } = await index.json();
	for (const part of snapshotParts) {
		const answer = await (await request.get(`/api/snapshot/${part}`, { headers: asSite })).json();
		expect(answer.version).toBe(versions[part]);
		expect(Snapshot.shape[part].safeParse(answer.data).error, part).toBeUndefined();
	}
	const again = await request.get('/api/snapshot', {
		headers: { ...asSite, 'if-none-match': `${index.headers().etag}` },
	});
	expect(again.status()).toBe(304);
});

test('publishing changes the version of its part alone; a draft changes none', async ({ request }) => {
	const headers = await as(request, 'editor');
	const versions = async () => (await (await request.get('/api/snapshot', { headers: asSite })).json()).versions;
	const { docs } = await (await request.get('/api/events?limit=1&depth=0', { headers })).json();
	const path = `/api/events/${docs[0].id}`;
	// Publishing stores its date, which here is the date of this test.
	const asItIs = () => request.patch(path, { headers, data: { title: docs[0].title, _status: 'published' } });
	await asItIs();
	const before = await versions();

	await request.patch(`${path}?draft=true`, { headers, data: { title: 'Only a draft', _status: 'draft' } });
	expect(await versions()).toEqual(before);

	await request.patch(path, { headers, data: { title: 'Published now', _status: 'published' } });
	const { events, ...others } = await versions();
	const { events: eventsBefore, ...othersBefore } = before;
	expect(events).not.toBe(eventsBefore);
	expect(others).toEqual(othersBefore);

	await asItIs();
	expect(await versions()).toEqual(before);
});

test('the site can fetch every picture and document of the snapshot', async ({ request }) => {
	const { data } = await (await request.get('/api/snapshot/products', { headers: asSite })).json();
	for (const { picture } of data.slice(0, 5)) {
		const url: string = picture.url;
		const answer = await request.get(`/api/site-media/${url.slice('/media/'.length)}`, { headers: asSite });
		expect(answer.headers()['content-type']).toMatch(/^image\//);
	}
	const documents = await (await request.get('/api/snapshot/documents', { headers: asSite })).json();
	for (const { url } of documents.data)
		expect(
			(await request.get(`/api/site-documents/${url.slice('/documents/'.length)}`, { headers: asSite })).status(),
		).toBe(200);
	expect((await request.get('/api/site-media/..%2F..%2Fsecrets.webp', { headers: asSite })).status()).toBe(404);
});

test('a slug is used once', async ({ request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/categories?limit=1', { headers })).json();
	const twin = await request.post('/api/categories', { headers, data: { name: 'Twin', slug: docs[0].slug } });
	expect(twin.status()).toBe(400);
	const spaced = await request.post('/api/categories', { headers, data: { name: 'Spaced', slug: 'with a space' } });
	expect(spaced.status()).toBe(400);
});
