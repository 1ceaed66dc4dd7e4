import { report as reportForm } from '@site/contract/forms/report';
import { afterEach, describe, expect, it } from 'vitest';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { article, product, snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { articleView } from '../../apps/site/server/content/newsroom.ts';
import { productView } from '../../apps/site/server/content/product-view.ts';
import { noLimits, post, send, startSite, type TestSite } from './harness.ts';
import { jpeg } from './photos.ts';
import { contact, fileForm, report } from './samples.ts';

let site: TestSite;
afterEach(() => site.stop());

describe('limits', () => {
	const allowances = { ...noLimits, read: { points: 3, seconds: 60 }, write: { points: 2, seconds: 600 } };
	const statuses = async (
		path: string,
		times: number,
		headers: (time: number) => Record<string, string> = () => ({}),
	) => {
		const answers = [];
		for (let time = 0; time < times; time++) answers.push(await post(site, path, contact, headers(time)));
		return answers;
	};
	it('answer 429 with the seconds to wait, reads and writes apart', { tags: '@CALL-6' }, async () => {
		site = await startSite({ allowances });
		const reads = await statuses('/index/cate', 4);
		expect(reads.map(({ http }) => http)).toEqual([200, 200, 200, 429]);
		expect(Number(reads[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(reads[3]).toMatchObject({ status: 429, data: null });
		expect((await statuses('/message/index', 3)).map(({ http }) => http)).toEqual([200, 200, 429]);
	});
	it('ignore a forwarded address unless the proxy is trusted', async () => {
		site = await startSite({ allowances });
		const forged = await statuses('/index/cate', 4, (time) => ({ 'x-forwarded-for': `10.0.0.${time}` }));
		expect(forged.at(-1)?.http).toBe(429);
	});
	it('count by the address that the trusted proxy saw, not by earlier ones', async () => {
		site = await startSite({ allowances, trustProxy: 1 });
		const visitors = await statuses('/index/cate', 4, (time) => ({ 'x-forwarded-for': `1.1.1.1, 10.0.0.${time}` }));
		expect(visitors.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
		const one = await statuses('/index/cate', 4, (time) => ({
			'x-forwarded-for': `10.9.9.${time}, 2001:db8:1:2:${time}::1`,
		}));
		expect(one.at(-1)?.http).toBe(429);
	});
});

describe('files', () => {
	const fileOf = (kilobytes: number) => fileForm(new File(['x'.repeat(kilobytes * 1024)], 'cv.txt'));
	const upload = async (body: BodyInit) => send(site, '/index/uploads', { method: 'POST', body });

	it('are limited by their size, too', { tags: '@CALL-6' }, async () => {
		site = await startSite({ allowances: { ...noLimits, kilobytes: { points: 100, seconds: 3600 } } });
		expect(await upload(fileOf(60))).toMatchObject({ http: 200 });
		const answer = await upload(fileOf(60));
		expect(answer).toMatchObject({ http: 429, msg: expect.stringContaining('without them') });
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
		expect(await post(site, '/message/index', contact)).toMatchObject({ http: 200 });
	});

	it('of one kind do not use up the limit of the other', async () => {
		site = await startSite({ maximumBytesKept: 50 * 1024 });
		expect(await upload(fileOf(60))).toMatchObject({ http: 200 });
		expect(await upload(fileOf(1))).toMatchObject({ http: 503 });
		const photos = new FormData();
		for (const [name, value] of Object.entries(report)) photos.append(name, String(value));
		photos.append('photos', new File([new Uint8Array(jpeg)], 'box.jpg'));
		expect(await send(site, reportForm.call, { method: 'POST', body: photos })).toMatchObject({
			http: 200,
			status: 200,
		});
	});
});

describe('a form of our own site', () => {
	it('passes the same-origin check, also behind a proxy', async () => {
		site = await startSite({ trustProxy: 1 });
		const { host, origin } = new URL(site.url);
		const own: Record<string, string>[] = [
			{},
			{ origin },
			{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
			{ origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com' },
		];
		for (const headers of own)
			expect(await post(site, '/message/index', contact, headers), host).toMatchObject({ http: 200 });
	});
});

describe('previews', () => {
	const content = buildContent(snapshotWith());
	const saved = <T>(token: string, item: T) =>
		token === 'valid' ? { outcome: 'saved' as const, item } : { outcome: 'expired' as const };
	const previews = (language: 'en' | 'cn') => ({
		product: async (slug: string, token: string) =>
			saved(token, productView(content, product(77, { slug, title: { en: 'Saved, not published' } }), language)),
		article: async (slug: string, token: string) =>
			saved(token, articleView(content, article(7, { slug, title: { en: 'Draft' } }), language)),
	});
	it('show saved content with a valid token, and published content without', { tags: '@CALL-27' }, async () => {
		site = await startSite({ content, previews });
		const ask = (token?: string) => post(site, '/product/product_details', { custom: 'product-5', token });
		expect((await ask('valid')).data).toMatchObject({ title: 'Saved, not published', custom: 'product-5' });
		for (const token of ['expired', '', undefined]) expect((await ask(token)).data.title).toBe('Rapid Test 5');
		const draft = await post(site, '/article/details', { custom: 'article-1', token: 'valid' });
		expect(draft.data.title).toBe('Draft');
		expect((await post(site, '/article/details', { custom: 'article-1' })).data.title).toBe('Story 1');
		expect(await post(site, '/product/product_details', { custom: 'nope', token: 'x' })).toMatchObject({ status: 404 });
	});
});
