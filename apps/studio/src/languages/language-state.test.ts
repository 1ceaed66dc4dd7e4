import type { FlattenedField } from 'payload';
import { describe, expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { inWords, marksAfter, statedPairs, tallyOf } from './language-state.ts';

const text = (name: string) => ({ name, type: 'text', label: name }) as FlattenedField;
const rich = (name: string) => ({ name, type: 'richText', label: name }) as FlattenedField;
const fields = [
	text('slug'),
	text('title'),
	text('titleCn'),
	rich('content'),
	rich('contentCn'),
	{
		name: 'rows',
		type: 'array',
		label: 'Rows',
		flattenedFields: [text('value'), text('valueCn')],
	} as unknown as FlattenedField,
];

const before = {
	slug: 'a',
	title: 'Name',
	titleCn: '名称',
	content: fromHtml('<p>Words</p>'),
	contentCn: null,
	rows: [
		{ id: 'one', value: '1 test', valueCn: '1 个' },
		{ id: 'two', value: '2 tests' },
	],
};

describe('the translation state of an item', () => {
	test('a template text that nobody has replaced is missing', { tags: '@LANG-1' }, () => {
		const doc = { title: 'Season', titleCn: '✎ 标题' };
		expect(statedPairs(fields, doc).map(({ state }) => state)).toEqual(['missing']);
		expect(tallyOf(fields, { ...doc, titleCn: '季节' }).missing).toBe(0);
	});

	test('an address or a path is not translated, a unit or a fraction is', { tags: '@LANG-1' }, () => {
		const rows = [
			'https://example.com/a?b',
			'/media-room',
			'link:video',
			'mailto:a@example.com',
			'/mL',
			'1/2',
			'See /a',
		];
		const doc = { rows: rows.map((value, at) => ({ id: `${at}`, value })) };
		expect(statedPairs(fields, doc).map(({ english }) => english)).toEqual(['/mL', '1/2', 'See /a']);
		const inChinese = { title: '', titleCn: 'https://example.com', rows: [] };
		expect(tallyOf(fields, inChinese).onlyChinese).toBe(0);
	});

	test('a text without Chinese is missing, in rows and formatted texts too', { tags: '@LANG-1' }, () => {
		expect(statedPairs(fields, before).map(({ key, state }) => [key, state])).toEqual([
			['title', 'complete'],
			['content', 'missing'],
			['rows.one.value', 'complete'],
			['rows.two.value', 'missing'],
		]);
		expect(inWords(tallyOf(fields, before))).toBe('English: complete · Chinese: 2 missing');
	});

	test('a Chinese text is outdated once its English changes, until one follows', { tags: '@LANG-2' }, () => {
		const changed = { ...before, title: 'Another name' };
		const marks = marksAfter(fields, before, changed);
		expect(Object.keys(marks)).toEqual(['title']);
		const stored = { ...changed, translatedFrom: marks };
		expect(tallyOf(fields, stored).older).toBe(1);
		const again = { ...stored, title: 'A third name' };
		expect(marksAfter(fields, stored, again)).toEqual(marks);
		expect(marksAfter(fields, stored, { ...stored, title: 'Name' })).toEqual({});
		expect(marksAfter(fields, stored, { ...stored, titleCn: '新名称' })).toEqual({});
		expect(marksAfter(fields, stored, stored, new Set(['title']))).toEqual({});
	});

	test('a row that is moved keeps its state, and blanks change nothing', { tags: '@LANG-2' }, () => {
		const [one, two] = before.rows;
		const marks = marksAfter(fields, before, { ...before, rows: [two, { ...one, value: '3 tests' }] });
		expect(Object.keys(marks)).toEqual(['rows.one.value']);
		expect(marksAfter(fields, before, { ...before, title: 'Name ' })).toEqual({});
	});
});
