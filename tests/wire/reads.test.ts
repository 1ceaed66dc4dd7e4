import { readFileSync } from 'node:fs';
import { wirePaths, wireReads } from '@site/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post, startSite, type TestSite } from './harness.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const multiplex = 'flu-a/b-&-covid-19-multiplex-rapid-test';
const ask = (path: string, body: object = {}) => post(site, path, body);

describe('every read', () => {
	const paths = [...new Set(wireReads.map((name) => wirePaths[name]))];
	it.each(paths)('%s answers POST and GET alike, in both languages', { tags: ['@CALL-1', '@CALL-3'] }, async (path) => {
		const question = {
			custom: path.startsWith('/article') ? 'article-1' : path.includes('detail') ? multiplex : '',
			id: '1',
			keyword: 'test',
			catid: '1',
		};
		for (const language of ['en', 'cn']) {
			const posted = await ask(path, { ...question, language });
			const got = await get(site, path, { ...question, language });
			expect(posted).toMatchObject({ http: 200, status: 200, msg: 'ok' });
			expect(got.data).toEqual(posted.data);
			expect(posted.headers.get('content-type')).toBe('application/json; charset=utf-8');
		}
	});
	it('long answers are compressed on request, with the same content', async () => {
		const encodings = new Set<string | null>();
		for (const path of paths) {
			const url = `${site.url}${path}?custom=${encodeURIComponent(multiplex)}&keyword=test&page_size=99999999`;
			const packed = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
			const plain = await fetch(url, { headers: { 'accept-encoding': 'gzip;q=0' } });
			const text = await plain.text();
			expect(await packed.text(), path).toBe(text);
			expect(plain.headers.get('content-encoding'), path).toBeNull();
			expect(packed.headers.get('vary'), path).toBe('Accept-Encoding');
			expect(packed.headers.get('content-encoding'), path).toBe(text.length < 1400 ? null : 'gzip');
			encodings.add(packed.headers.get('content-encoding'));
		}
		expect(encodings.size).toBe(2);
	});
	it.each(paths)(
		'%s takes an unknown or missing language as English and ignores unknown fields',
		{ tags: '@CALL-8' },
		async (path) => {
			const english = await ask(path, { keyword: 'test', language: 'en' });
			for (const body of [{}, { language: 'de' }, { language: '' }, { language: null }, { language: 7 }]) {
				expect(await ask(path, { keyword: 'test', nothing: { of: ['ours'] }, ...body })).toMatchObject({
					http: 200,
					data: english.data,
				});
			}
		},
	);
	it.each(paths)('%s accepts a form-encoded body and an empty one', { tags: '@CALL-1' }, async (path) => {
		const form = new URLSearchParams({ keyword: 'test', language: 'cn' });
		const response = await fetch(site.url + path, { method: 'POST', body: form });
		expect(await response.json()).toMatchObject({ data: (await ask(path, { keyword: 'test', language: 'cn' })).data });
		expect((await fetch(site.url + path, { method: 'POST' })).status).toBe(200);
	});
});

it('every call is in the documentation of the wire', () => {
	const documentation = readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8');
	for (const path of Object.values(wirePaths)) expect(documentation).toContain(`\`${path}\``);
});

describe('/index/cate', () => {
	it('gives the navigation with the product categories under the product item', { tags: '@CALL-14' }, async () => {
		const { data } = await ask('/index/cate', { language: 'cn' });
		expect(data).toMatchObject([
			{ id: 1, catname: '产品', url: '/product/all', custom: '' },
			{ id: 2, catname: '关于', url: '/about', custom: '', children: [] },
		]);
		expect(data[0].children.map((child: { custom: string }) => child.custom)).toEqual(['infectious', 'drugs']);
		expect(data[0].children[0].children[0]).toMatchObject({ catname: '呼吸道', custom: 'respiratory' });
	});
});

describe('/index/product_cate', () => {
	it('names one category by number, by number as text or by slug', { tags: '@CALL-15' }, async () => {
		for (const id of [12, '12', 'throat']) {
			expect((await ask('/index/product_cate', { id })).data).toEqual([
				{ id: 12, catname: 'Throat', custom: 'throat' },
			]);
		}
	});
	it('has 404 in the body for one that does not exist', async () => {
		expect(await ask('/index/product_cate', { id: 99 })).toMatchObject({
			http: 200,
			status: 404,
			msg: 'No Data',
			data: [],
		});
		expect(await ask('/index/product_cate', { id: 'x', language: 'cn' })).toMatchObject({
			status: 404,
			msg: '暂无数据',
		});
	});
});

describe('/index/product_cates', () => {
	const checkedIn = async (custom: string) => {
		const { data } = await ask('/index/product_cates', { custom });
		const all = data.flatMap((parent: { children: object[] }) => [parent, ...parent.children]);
		return all
			.filter((entry: { is_checked: number }) => entry.is_checked === 1)
			.map((entry: { custom: string }) => entry.custom);
	};
	it('checks the named category, parent or child, and no other', { tags: ['@CALL-10', '@CALL-15'] }, async () => {
		expect(await checkedIn('infectious')).toEqual(['infectious']);
		expect(await checkedIn('throat')).toEqual(['throat']);
		for (const custom of ['', 'all', 'nope']) expect(await checkedIn(custom)).toEqual([]);
	});
	it('gives levels', async () => {
		const { data } = await ask('/index/product_cates');
		expect(data[0]).toMatchObject({ id: 1, level: 1, children: [{ id: 11, level: 2, is_checked: 0 }, { id: 12 }] });
	});
});

describe('/index/product_cert', () => {
	it('keeps the children of a matching parent and the parent of a matching child', { tags: '@CALL-17' }, async () => {
		expect((await ask('/index/product_cert')).data).toHaveLength(2);
		expect((await ask('/index/product_cert', { keyword: 'states' })).data).toMatchObject([
			{ id: 10, catname: 'United States', is_checked: 0, children: [{ id: 11 }, { id: 12 }] },
		]);
		expect((await ask('/index/product_cert', { keyword: ' EUA ' })).data).toMatchObject([
			{ id: 10, children: [{ id: 11 }] },
		]);
		expect((await ask('/index/product_cert', { keyword: 'nope' })).data).toEqual([]);
	});
});

describe('/index/product_test', () => {
	it('gives the test types of the categories, without All', { tags: '@CALL-17' }, async () => {
		expect((await ask('/index/product_test', { custom: ' throat , ,drugs,' })).data).toEqual([
			{ id: 2, catname: 'Molecular' },
			{ id: 3, catname: 'Panel' },
		]);
		expect((await ask('/index/product_test', { custom: 'all' })).data).toHaveLength(3);
		expect((await ask('/index/product_test', { custom: 'nope' })).data).toEqual([]);
	});
});

describe('/product/product_list', () => {
	const list = (body: object = {}) => ask('/product/product_list', body);
	it('gives a page and the true total', async () => {
		const { data } = await list({ page: '1', page_size: '6' });
		expect(data.total).toBe(11);
		expect(data.data).toHaveLength(6);
		expect(data.data[0]).toEqual({
			id: 1,
			custom: multiplex,
			title: 'Flu A/B & COVID-19 Multiplex Rapid Test',
			description: 'Three viruses, one nasal swab.',
			url: '/media/product-1-768.webp',
		});
	});
	it('gives the lines of cards and the counts of filters on request', async () => {
		const { data } = await list({ custom: 'respiratory', facts: 1, page_size: 1 });
		expect(data.counts).toEqual({
			categories: { 1: 10, 2: 1, 11: 9, 12: 1 },
			certifications: { 10: 9, 11: 9, 12: 1 },
			testTypes: { 1: 9, 2: 1 },
			every: 9,
		});
		expect(data.data).toEqual([expect.objectContaining({ custom: multiplex, facts: 'Nasal swab\u00A0· EUA' })]);
	});
	it('gives the table row on request, and ignores unknown finder answers', { tags: '@FIND-8' }, async () => {
		const { data } = await list({
			facts: 1,
			table: 1,
			specimen: 'nasal',
			within: 'soon',
			sort: '-reference',
			page_size: 1,
		});
		expect(data.total).toBe(11);
		expect(data.data[0]).toMatchObject({
			id: 11,
			description: '',
			row: { specimen: 'Nasal swab', minutes: null, setting: '', certificates: ['EUA'], packs: [], registered: {} },
		});
		expect((await list({ specimen: 'urine' })).data.total).toBe(0);
	});
	it('gives the last page, nothing past it, and everything for 99999999', {
		tags: ['@CALL-10', '@CONST-10'],
	}, async () => {
		expect((await list({ page: 2, page_size: 6 })).data.data).toHaveLength(5);
		expect((await list({ page: 3, page_size: 6 })).data).toEqual({ data: [], total: 11 });
		expect((await list({ page: 999999999999999, page_size: 99999999 })).data).toEqual({ data: [], total: 11 });
		expect((await list({ page_size: 99999999 })).data.data).toHaveLength(11);
	});
	it('filters by categories, certifications and test type', { tags: ['@CALL-10', '@CALL-19'] }, async () => {
		expect((await list({ custom: 'infectious' })).data.total).toBe(10);
		expect((await list({ custom: 'throat,,  drugs ' })).data.total).toBe(2);
		expect((await list({ custom: 'nope' })).data).toEqual({ data: [], total: 0 });
		expect((await list({ custom: 'all', cert_id: '10' })).data.total).toBe(9);
		expect((await list({ cert_id: 20 })).data.total).toBe(1);
		expect((await list({ cert_id: '12, ,20,' })).data.total).toBe(2);
		expect((await list({ cert_id: 'abc' })).data.total).toBe(0);
		expect((await list({ test_id: '3' })).data.total).toBe(1);
		expect((await list({ test_id: '' })).data.total).toBe(11);
		expect((await list({ custom: 'respiratory', cert_id: '12', test_id: 2 })).data.total).toBe(1);
	});
	it('falls back to English field by field', { tags: '@CALL-12' }, async () => {
		const { data } = await list({ custom: 'throat', language: 'cn' });
		expect(data.data[0]).toMatchObject({ title: 'Strep A Dipstick', description: '检测2的用途。' });
	});
});

describe('/product/product_search', () => {
	it('finds products only, best first', { tags: '@CALL-19' }, async () => {
		const { data } = await ask('/product/product_search', { keyword: 'stre', page: 1, page_size: 5 });
		expect(data.data[0]).toMatchObject({ custom: 'product-2', title: 'Strep A Dipstick' });
		expect((await ask('/product/product_search', { keyword: 'Congress' })).data.total).toBe(0);
		expect((await ask('/product/product_search', { keyword: 'rapid', page: 2 })).data.data.length).toBeGreaterThan(0);
	});
	it('finds nothing for an empty keyword', { tags: '@CALL-19' }, async () => {
		expect((await ask('/product/product_search', { keyword: '  ' })).data).toEqual({ data: [], total: 0 });
	});
});

describe('/product/product_detail', () => {
	it('gives the whole product by a slug with / and &, with safe HTML', { tags: ['@CALL-13', '@CALL-21'] }, async () => {
		expect((await ask('/product/product_detail', { custom: multiplex, language: 'cn' })).data).toEqual({
			id: 1,
			custom: multiplex,
			title: '甲乙型流感与新冠病毒联合快速检测',
			parent_name: '呼吸道',
			cate_id: 11,
			cert_id: '11,12',
			description: '一次鼻拭子检测三种病毒。',
			keywords: 'rapid, test',
			url: '/media/product-1-1200.webp',
			buy_url: 'https://example.com/shop',
			content: '<div lang="en"><p>Test 1 answers in minutes.</p></div>',
			cert_image: [{ image: '/media/eua.webp' }, { image: '/media/us.webp' }],
			tags: [{ id: 1, catname: '说明书', content: '<div lang="en"><p>Read first.</p></div>' }],
		});
		expect((await ask('/product/product_detail', { custom: 'product-3' })).data.buy_url).toBe('');
	});
	it('has 404 in the body for an unknown or missing slug', { tags: '@CALL-4' }, async () => {
		for (const custom of ['nope', '', '__proto__', '../../etc/passwd']) {
			expect(await ask('/product/product_detail', { custom })).toMatchObject({
				http: 200,
				status: 404,
				msg: 'No Data',
				data: null,
			});
		}
	});
});

describe('/article/index and /article/detail', () => {
	const list = (body: object) => ask('/article/index', body);
	it('lists a kind newest first', { tags: '@CALL-22' }, async () => {
		const { data } = await list({ catid: 1, is_tuijian: '', page: 1, page_size: 3 });
		expect(data.total).toBe(8);
		expect(data.data[0]).toEqual({
			id: 8,
			custom: 'article-8',
			title: 'Story 8',
			description: 'What happened in story 8.',
			image: '/media/article-8-768.webp',
			fabu_time: 'January 8, 2026',
		});
		expect((await list({ catid: '2' })).data).toMatchObject({ total: 1, data: [{ title: 'Approval granted' }] });
		expect((await list({})).data.total).toBe(9);
		expect((await list({ catid: 3 })).data).toEqual({ data: [], total: 0 });
	});
	it('keeps those marked as articles for is_tuijian 2', { tags: '@CALL-22' }, async () => {
		expect((await list({ catid: 1, is_tuijian: 2 })).data.total).toBe(4);
		expect((await list({ catid: 1, is_tuijian: '2', page_size: 99999999 })).data.data).toHaveLength(4);
	});
	it('gives an article by slug', { tags: '@CALL-22' }, async () => {
		expect((await ask('/article/detail', { custom: 'article-2', language: 'cn' })).data).toEqual({
			id: 2,
			custom: 'article-2',
			title: '故事2',
			fabu_time: '2026年1月2日',
			content: '<div lang="en"><p>Long version of story 2.</p></div>',
			description: 'What happened in story 2.',
			keywords: 'news',
			url: '/media/article-2-1200.webp',
		});
		expect(await ask('/article/detail', { custom: 'nope' })).toMatchObject({ http: 200, status: 404, data: null });
	});
});

describe('careers', () => {
	it('offers categories and locations unchecked', { tags: '@CALL-23' }, async () => {
		expect((await ask('/index/careers_cate', { language: 'cn' })).data).toEqual([
			{ id: 1, catname: '工程', is_checked: 0 },
			{ id: 2, catname: 'Sales', is_checked: 0 },
		]);
		expect((await ask('/index/careers_address')).data[0]).toEqual({ id: 1, catname: 'Atlanta', is_checked: 0 });
	});
	it('lists jobs by category, location and keyword', { tags: '@CALL-23' }, async () => {
		const list = (body: object) => ask('/careers/careers_list', body);
		expect((await list({ page: 2, page_size: 5 })).data).toMatchObject({ total: 7, data: { length: 2 } });
		expect((await list({ cate_id: '2', address_id: '' })).data.total).toBe(3);
		expect((await list({ cate_id: '1, 2,', address_id: '2' })).data.data).toEqual([
			{
				id: 1,
				title: 'Engineer 1',
				content: '<p>Build line 1.</p>',
				address_list: [
					{ id: 1, catname: 'Atlanta' },
					{ id: 2, catname: 'San Diego' },
				],
			},
		]);
		expect((await list({ keyword: 'engi' })).data.total).toBe(7);
		expect((await list({ keyword: 'zzz' })).data).toEqual({ data: [], total: 0 });
	});
});

describe('/events/index', () => {
	it('lists events soonest first, past ones after', { tags: '@CALL-24' }, async () => {
		const { data } = await ask('/events/index', { language: 'en' });
		expect(data.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1, 4]);
	});
	it('gives one by slug', { tags: '@CALL-24' }, async () => {
		expect((await ask('/events/index', { custom: 'event-2' })).data).toEqual({
			id: 2,
			custom: 'event-2',
			title: 'Congress 2',
			shijian: 'March 9–12, 2027',
			address: 'Hall 4, Atlanta',
			zhanhuihao: 'B2',
			image: '',
			url: 'https://example.com/eventPage',
		});
		expect(await ask('/events/index', { custom: 'nope' })).toMatchObject({ http: 200, status: 404, data: null });
	});
});

describe('/index/search', () => {
	const find = async (keyword: string, more: object = {}) => (await ask('/index/search', { keyword, ...more })).data;
	it('finds products, events and articles, with the passage that matches', { tags: '@CALL-25' }, async () => {
		expect((await find('strep')).data[0]).toEqual({
			id: 2,
			leixing: 'Products',
			title: 'Strep A Dipstick',
			content: 'What test 2 is for.',
			custom: 'product-2',
		});
		expect((await find('congress')).data[0].leixing).toBe('Events');
		expect((await find('approval')).data[0].leixing).toBe('Articles');
	});
	it('finds word beginnings, small typos and Chinese', { tags: '@CALL-25' }, async () => {
		for (const keyword of ['multipl', 'multiplx', 'MULTIPLEX', '联合快速']) {
			expect((await find(keyword)).data[0].custom).toBe(multiplex);
		}
		expect((await find('流感', { language: 'cn' })).data[0].title).toBe('甲乙型流感与新冠病毒联合快速检测');
	});
	it('has pages with the true total, and finds nothing for an empty query', { tags: '@CALL-25' }, async () => {
		const { total } = await find('test');
		expect((await find('test', { page: 2, page_size: 6 })).total).toBe(total);
		expect((await find('test', { page: 99, page_size: 6 })).data).toEqual([]);
		for (const keyword of ['', '   ', '%%%']) expect(await find(keyword)).toEqual({ data: [], total: 0 });
	});
});

describe('/index/culture', () => {
	it('gives the culture pages with safe HTML', { tags: '@CALL-26' }, async () => {
		expect((await ask('/index/culture', { language: 'cn' })).data).toEqual([
			{ custom: 'Aiiso_Truth_Code', title: '真', content: '<div lang="en"><p>Say what is.</p></div>' },
		]);
	});
});
