import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { noticesOf, openNotices } from './notices.ts';
import { search } from './search.ts';

const content = buildContent(demoSnapshot);
const numbers = (notices: readonly { number: string }[]) => notices.map(({ number }) => number);

it('names the notices that concern a product, and a lot of it', { tags: '@NOTICE-5' }, () => {
	expect(numbers(noticesOf(content, 903))).toEqual(['FSN-2026-02']);
	expect(numbers(noticesOf(content, 903, 'bgs2604c'))).toEqual(['FSN-2026-02']);
	expect(noticesOf(content, 903, 'BGS2606A')).toEqual([]);
	expect(noticesOf(content, 101)).toEqual([]);
});

it('a closed notice still exists and is no longer shown above its product', { tags: '@NOTICE-2' }, () => {
	expect(numbers(noticesOf(content, 109))).toEqual(['FSN-2025-01']);
	expect(openNotices(content, { id: 109, language: 'en' })).toEqual([]);
	expect(numbers(openNotices(content, { id: 104, language: 'cn' }))).toEqual(['PN-2026-01']);
});

it.each(['expired', 'extended', 'longer shelf life', '有效期延长'])(
	'every longer shelf life is found: %s',
	{ tags: '@NOTICE-4' },
	(keyword) => {
		const language = /\p{Script=Han}/u.test(keyword) ? 'cn' : 'en';
		const { items } = search(content, { keyword, all: true, page: 1, pageSize: 20, language });
		expect(items.map(({ slug }) => slug)).toEqual(
			expect.arrayContaining([
				'/notices/pn-2026-01-longer-shelf-life-flu-a-b-rapid-test',
				'/notices/pn-2026-02-longer-shelf-life-covid-19-ag-rapid-test',
			]),
		);
	},
);

it.each([
	['FSN-2026-02', 'en'],
	['glucose strips vial moisture', 'en'],
	['BGS2605B', 'en'],
	['血糖试纸 通告', 'cn'],
] as const)('a notice is found by number, lot and words: %s', { tags: '@NOTICE-4' }, (keyword, language) => {
	const { items } = search(content, { keyword, all: true, page: 1, pageSize: 10, language });
	expect(items.map(({ slug }) => slug)).toContain('/notices/fsn-2026-02-glucose-test-strips');
});
