import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { statedPairs } from './language-state.ts';
import { fileRows, type KnownItem, planTranslation } from './plan-translation.ts';
import { cellOf } from './rich-cell.ts';
import { formats } from './translation-file.ts';

const text = (name: string) => ({ name, type: 'text', label: name }) as FlattenedField;
const rich = (name: string) => ({ name, type: 'richText', label: name }) as FlattenedField;
const fields = [text('title'), text('titleCn'), rich('content'), rich('contentCn')];
const html = '<h2>Use</h2><p>See <a href="link:document7">the sheet</a>.</p><img src="picture:12">';
const doc = { title: '=Name, "quoted"', titleCn: '名称', content: fromHtml(html), translatedFrom: { title: 'before' } };
const item: KnownItem = { kind: 'articles', id: '3', title: 'Name', fields, doc };
const known = new Map([['articles/3', item]]);

const plan = (file: string) => {
	const read = fileRows(file);
	if ('problem' in read) throw new Error(read.problem);
	return planTranslation(read.rows, known);
};
const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const file = (...rows: string[][]) =>
	[['item', 'field', 'english', 'chinese', 'state'], ...rows].map(quoted).join('\n');

test('an unchanged file changes nothing', { tags: '@LANG-5' }, () => {
	const written = formats.csv.write([{ ...item, pairs: statedPairs(fields, doc) }]);
	expect(plan(written)).toEqual({ items: [], unchanged: 2, stale: [], unknown: [], wrong: [] });
});

test('translated rows are planned; formatted texts keep links and pictures', { tags: '@LANG-5' }, () => {
	const chinese = html.replace('Use', '使用').replace('See', '见').replace('the sheet', '说明书');
	const { items } = plan(file(['articles/3', 'content', html, chinese, 'missing']));
	const [change] = items[0]?.changes ?? [];
	expect(change).toMatchObject({ path: 'content', before: '', after: chinese });
	expect(cellOf(change?.value, true)).toBe(chinese);
	expect(JSON.stringify(change?.value)).toContain('"doc":{"relationTo":"documents","value":7}');
});

test('unknown, unreadable and outdated rows are listed and left out', { tags: '@LANG-6' }, () => {
	const planned = plan(
		file(
			['articles/3', 'title', 'Another name', '新名称', ''],
			['articles/4', 'title', 'Name', '名称', ''],
			['articles/3', 'gone', 'Name', '名称', ''],
			['articles/3', 'content', html, '<p>没有结尾', ''],
			['articles/3', 'content', html, '<h2>使用</h2>', ''],
		),
	);
	expect(planned.items).toEqual([]);
	expect(planned.stale.map(({ line }) => line)).toEqual([2]);
	expect(planned.unknown.map(({ line }) => line)).toEqual([3, 4]);
	expect(planned.wrong.map(({ line }) => line)).toEqual([5, 6]);
	expect(planned.wrong[1]?.reason).toContain('line 5');
	expect(plan(file(['articles/3', 'content', html, '<p style="color: red">红</p>', ''])).wrong).toHaveLength(1);
	expect(fileRows('a,b\n1,2')).toEqual({
		problem: 'The first line names the columns. These are missing: item, field, english, chinese.',
	});
});

test('an outdated text that still fits is marked for review', { tags: '@LANG-6' }, () => {
	const row = ['articles/3', 'title', doc.title, doc.titleCn];
	expect(plan(file([...row, 'older'])).unchanged).toBe(1);
	const [change] = plan(file([...row, 'checked'])).items[0]?.changes ?? [];
	expect(change).not.toHaveProperty('value');
	expect(change?.key).toBe('title');
});
