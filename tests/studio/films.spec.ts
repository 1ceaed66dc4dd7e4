// Nightly, and when one of these changes: apps/studio/src/media apps/studio/src/blocks apps/site/app/sections
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';

const film = readFileSync(
	fileURLToPath(import.meta.resolve('@site/demo/package.json')).replace('package.json', 'films/collecting.mp4'),
);
const captions = 'WEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nPeel it open.\r\n';
const address = 'https://player.example.com/embed/7';

test('staff upload a film or allow a host; the site plays or frames it when pressed', async ({ page, request }) => {
	await signIn(page, 'editor');
	const headers = await as(request, 'editor');
	const { docs: pictures } = await (await request.get('/api/pictures?limit=1', { headers })).json();
	const poster = pictures[0].id;

	await page.goto(`${studioUrl}/admin/collections/films`);
	const { docs: samples } = await (await request.get('/api/films?sort=id&depth=0', { headers })).json();
	expect(samples).toHaveLength(3);
	await page.goto(`${studioUrl}/admin/collections/films/${samples[0].id}`);
	const words = page.locator('#field-captions');
	await expect(words).toHaveValue(/^WEBVTT/);
	await page
		.getByLabel('Captions file (.vtt)')
		.first()
		.setInputFiles({ name: 'words.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
	await expect(words).toHaveValue(captions.replaceAll('\r', ''));

	const create = (data: object, file?: { name: string; mimeType: string; buffer: Buffer }) =>
		request.post('/api/films', {
			headers,
			multipart: { ...(file && { file }), _payload: JSON.stringify({ title: 'Our film', poster, ...data }) },
		});
	const refused = async (answer: Awaited<ReturnType<typeof create>>, path: string, reason: RegExp) => {
		expect(answer.status()).toBe(400);
		expect((await answer.json()).errors[0].data.errors).toMatchObject([
			{ path, message: expect.stringMatching(reason) },
		]);
	};
	const mp4 = { name: 'Our film.mp4', mimeType: 'video/mp4' };
	await refused(await create({}, { ...mp4, buffer: film.subarray(0, 5000) }), 'file', /damaged/);
	await refused(await create({}, { ...mp4, buffer: Buffer.from('<html></html>') }), 'file', /MP4/);
	await refused(await create({ captions: 'Hello' }, { ...mp4, buffer: film }), 'captions', /WEBVTT/);
	await refused(await create({}), 'address', /Upload a film/);

	// A few bytes at the end make this film differ from the sample's.
	const ownAnswer = await create(
		{ captions },
		{ ...mp4, buffer: Buffer.concat([film, Buffer.from([0, 0, 0, 8]), Buffer.from('free')]) },
	);
	const own = (await ownAnswer.json()).doc;
	const other = (await (await create({ title: 'A film elsewhere', address })).json()).doc;
	const found = await request.get('/api/products?where[reference][equals]=HA-FLU-25&depth=0', { headers });
	const { id, slug, films: before } = (await found.json()).docs[0];
	const settings = await (await request.get('/api/globals/site-settings', { headers })).json();
	const put = async (films: number[], videoHosts: object[]) => {
		expect(
			(await request.patch(`/api/products/${id}`, { headers, data: { films, _status: 'published' } })).status(),
		).toBe(200);
		const changed = await request.post('/api/globals/site-settings', { headers, data: { videoHosts } });
		expect(changed.status()).toBe(200);
	};
	const wrong = await request.post('/api/globals/site-settings', { headers, data: { videoHosts: [{ host: 'a b' }] } });
	expect(wrong.status()).toBe(400);

	const asked: string[] = [];
	await page.route('https://player.example.com/**', (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
	});
	const allowed = async () =>
		(await request.get(`${siteUrl}/products/${slug}`)).headers()['content-security-policy']?.includes('player.example');
	const open = async (name: RegExp, role: 'button' | 'link') => {
		await page.goto(`${siteUrl}/products/${slug}`);
		await page.getByRole('tab', { name: 'Videos' }).click();
		await expect(page.getByRole(role, { name })).toBeVisible();
		return page.getByRole(role, { name });
	};
	await put([own.id, other.id], []);
	const shown = async () => (await request.get(`${siteUrl}/products/${slug}`)).text();
	await expect.poll(shown).toContain('A film elsewhere');
	await expect(await open(/Watch on player\.example\.com: A film elsewhere/, 'link')).toHaveAttribute('href', address);
	expect(asked).toEqual([]);

	await put([own.id, other.id], [{ host: 'player.example.com' }]);
	await expect.poll(allowed).toBe(true);
	const press = await open(/A film elsewhere\. It plays from player\.example\.com/, 'button');
	expect(asked).toEqual([]);
	await press.click();
	await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The film' })).toBeVisible();
	expect(asked).toEqual([address]);
	await page.getByRole('button', { name: 'Watch the video: Our film' }).click();
	const player = page.locator('video');
	await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
	expect(await player.evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe(`${siteUrl}/media/${own.filename}`);

	expect((await request.delete(`/api/films/${own.id}`, { headers })).status()).not.toBe(200);
	await put(before ?? [], settings.videoHosts ?? []);
	for (const one of [own, other])
		expect((await request.delete(`/api/films/${one.id}`, { headers })).status()).toBe(200);
});
