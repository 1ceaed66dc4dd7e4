import { forms as definitions } from '@site/contract/forms/all';
import { wirePaths } from '@site/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, send, startSite, type TestSite } from './harness.ts';
import { stored } from './journal-rows.ts';
import { contact } from './samples.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(async () => {
	expect(site.logged).toEqual([]);
	expect(stored(site)).toEqual([]);
	await site.stop();
});

/** A report may come with photos, and has its own call. */
const { report: _, ...usual } = definitions;
const forms: string[] = [...new Set(Object.values(usual).map(({ call }) => call))];
const calls = [...new Set(Object.values(wirePaths)), ...forms].filter((path) => path !== wirePaths.upload);
const counts: string[] = [wirePaths.productView, wirePaths.searchSeen];
const writes = [...forms, ...counts];
const textFields = [
	'custom',
	'keyword',
	'language',
	'first_name',
	'email',
	'cert_id',
	'cate_id',
	'id',
	'page',
	'token',
	'url',
	'catid',
];
const everyField = (value: unknown) => Object.fromEntries(textFields.map((name) => [name, value]));

const shape = { status: expect.any(Number), msg: expect.any(String), data: null };

describe.each(calls)('%s', { tags: ['@CALL-3', '@CALL-5'] }, (path) => {
	it.each(['{', '{"a":', 'null', '[]', '"text"', '42', 'undefined', '{"a":1}}', '\u0000'])(
		'refuses the body %j',
		async (body) => {
			expect(await post(site, path, body)).toMatchObject({ ...shape, http: 400, status: 400 });
		},
	);
	it.each([[['a']], [{ a: 1 }], [true]])('refuses %j if text is expected', async (value) => {
		expect(await post(site, path, everyField(value))).toMatchObject({ ...shape, http: 400 });
	});
	it('refuses null bytes, except in what people write', async () => {
		expect((await post(site, path, everyField('a\0b'))).http).toBe(forms.includes(path) ? 200 : 400);
	});
	it('refuses a megabyte of text', async () => {
		expect(await post(site, path, everyField('a'.repeat(1024 * 1024)))).toMatchObject({
			...shape,
			http: 413,
			status: 413,
		});
	});
	it('refuses a megabyte of unannounced length', async () => {
		const chunk = new TextEncoder().encode(`{"keyword":"${'a'.repeat(100_000)}`);
		let left = 12;
		const body = new ReadableStream<Uint8Array>({
			pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
		});
		const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
		expect(await send(site, path, request)).toMatchObject({ ...shape, http: 413 });
	});
	it('is not harmed by deep nesting', async () => {
		const deep = 12_000;
		const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`;
		expect((await post(site, path, `{"nothing":${nested}}`)).http).toBe(200);
		expect((await post(site, path, everyField('x').custom ? `{"language":${nested}}` : '')).http).toBe(
			forms.includes(path) ? 200 : 400,
		);
	});
	it('refuses another content type', async () => {
		for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonx']) {
			expect(await post(site, path, '{}', { 'content-type': type })).toMatchObject({ ...shape, http: 415 });
		}
	});
	it('accepts a content type with its character set, in any case', async () => {
		expect((await post(site, path, '{}', { 'content-type': 'Application/JSON; charset=utf-8' })).http).toBe(200);
	});
	it('refuses other methods and lists the allowed ones', async () => {
		const isWrite = writes.includes(path);
		for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', ...(isWrite ? ['GET'] : [])]) {
			const answer = await send(site, path, { method });
			expect(answer).toMatchObject({ ...shape, http: 405 });
			expect(answer.headers.get('allow')).toBe(isWrite ? 'POST' : 'GET, HEAD, POST');
		}
	});
});

describe('numbers', { tags: '@CALL-8' }, () => {
	describe.each([
		'/product/product_list',
		'/product/product_search',
		'/article/index',
		'/careers/careers_list',
		'/index/search',
	])('of %s', (path) => {
		it.each([0, -1, 1.5, 'one', '0', '-3', '1e9', ' ', 1e300, [1], {}, false])('page %j', async (page) => {
			const expected = page === ' ' ? 200 : 400;
			expect((await post(site, path, { page })).http).toBe(expected);
			expect((await post(site, path, { page_size: page })).http).toBe(expected);
		});
	});
	it('may be text', async () => {
		expect((await post(site, '/product/product_list', { page: ' 02 ', page_size: '6' })).data.data).toHaveLength(5);
	});
});

describe('an unknown call', { tags: ['@CALL-5', '@D10'] }, () => {
	it.each([
		'/nothing',
		'/',
		'',
		'/index',
		'/index/cate/',
		'/index/cate/1',
		'/INDEX/CATE',
		'/%00',
		'/..%2f..%2fetc/passwd',
		'/__proto__',
		'/constructor',
	])('%s answers 404 in the same shape', async (path) => {
		expect(await post(site, path, {})).toMatchObject({ ...shape, http: 404, status: 404 });
	});
});

describe('names that every object has', () => {
	it('mean nothing', async () => {
		const body = '{"__proto__":{"custom":"throat"},"constructor":1,"toString":2}';
		expect((await post(site, '/product/product_list', body)).data.total).toBe(11);
	});
});

describe('a form from another site', { tags: '@CALL-38' }, () => {
	it('is refused', async () => {
		const elsewhere: Record<string, string>[] = [
			{ 'sec-fetch-site': 'cross-site' },
			{ 'sec-fetch-site': 'same-site' },
			{ origin: 'https://evil.example.com' },
			{ origin: 'null' },
		];
		for (const headers of elsewhere) {
			expect(await post(site, '/message/index', contact, headers)).toMatchObject({ ...shape, http: 403 });
		}
	});
});
