import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { sayIn } from '../words/said.ts';
import { differences } from './differences.ts';
import { operationWords } from './operation-words.ts';

const row: FlattenedField[] = [{ name: 'value', type: 'text', label: 'Value' }];
const fields: FlattenedField[] = [
	{ name: 'title', type: 'text', label: 'Title' },
	{ name: 'isNew', type: 'checkbox' },
	{ name: 'category', type: 'relationship', relationTo: 'categories', label: 'Category' },
	{ name: 'rows', type: 'array', label: 'Rows', fields: [], flattenedFields: row },
	{ name: 'day', type: 'date', label: 'Day' },
	{ name: 'updatedAt', type: 'date' },
];

it('names each field that differs, with its value before and after', { tags: '@TRAIL-1' }, () => {
	const before = { title: 'Old', isNew: null, category: 3, updatedAt: '2026-01-01' };
	const after = { title: 'New', isNew: false, category: { id: 4, name: 'filled in' }, updatedAt: '2026-01-02' };
	expect(differences(fields, before, after)).toEqual([
		{ path: 'title', label: 'Title', before: 'Old', after: 'New' },
		{ path: 'category', label: 'Category', before: 'categories #3', after: 'categories #4', isRelation: true },
	]);
	expect(differences(fields, { title: '', rows: [] }, { title: null })).toEqual([]);
	expect(differences(fields, { day: '2026-11-17T12:00:00Z' }, { day: '2026-11-17T12:00:00.000Z' })).toEqual([]);
});

it('names the row that was added, changed, removed or moved, and no others', { tags: '@TRAIL-1' }, () => {
	const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, value: id }));
	const of = (before: unknown[], after: unknown[]) =>
		differences(fields, { rows: before }, { rows: after }).map(({ label, before: was, after: is }) => [label, was, is]);
	expect(of([b], [a, b])).toEqual([['Rows 1 › Value', null, 'a']]);
	expect(of([a, b, c], [a, c])).toEqual([['Rows 2 › Value', 'b', null]]);
	expect(of([a, b], [a, { ...b, value: 'other' }])).toEqual([['Rows 2 › Value', 'b', 'other']]);
	expect(of([a, b], [b, a])).toEqual([['Rows: order', '1, 2', '2, 1']]);
});

it('names an address that staff typed, not one made from a file', { tags: ['@TRAIL-1', '@REL-11'] }, () => {
	const written: FlattenedField = { name: 'url', type: 'text', label: 'Page' };
	const items: FlattenedField = {
		name: 'items',
		type: 'array',
		label: 'Items',
		fields: [],
		flattenedFields: [written],
	};
	const ofFile: FlattenedField = { ...written, admin: { hidden: true, readOnly: true } };
	const [before, after] = [{ url: '/former' }, { url: '/present' }];
	const [was, is] = [{ items: [{ id: 'a', ...before }] }, { items: [{ id: 'a', ...after }] }];
	const change = { before: '/former', after: '/present' };
	expect(differences([written], before, after)).toEqual([{ path: 'url', label: 'Page', ...change }]);
	expect(differences([items], was, is)).toEqual([{ path: 'items.0.url', label: 'Items 1 › Page', ...change }]);
	expect(differences([ofFile], before, after)).toEqual([]);
});

it('names fields and actions in the language of the reader', { tags: '@ZH-2' }, () => {
	const inBoth: FlattenedField[] = [
		{ name: 'title', type: 'text', label: { en: 'Title', zh: '标题' } },
		{ name: 'rows', type: 'array', label: { en: 'Rows', zh: '行' }, fields: [], flattenedFields: row },
	];
	const place = { path: '', label: '', say: sayIn('zh') };
	const labels = (before: object, after: object) =>
		differences(inBoth, { ...before }, { ...after }, place).map(({ label }) => label);
	const [a, b] = ['a', 'b'].map((id) => ({ id, value: id }));
	expect(labels({ title: 'Old', rows: [a, b] }, { title: 'New', rows: [b, a] })).toEqual(['标题', '行：顺序']);
	expect(operationWords('schedule cancelled')).toEqual({ en: 'schedule cancelled', zh: '取消预约' });
});

it('shows chosen options in the language of the reader', { tags: '@ZH-2' }, () => {
	const options = [{ value: 'us', label: { en: 'United States', zh: '美国' } }];
	const chosen: FlattenedField[] = [
		{ name: 'isNew', type: 'checkbox', label: { en: 'New', zh: '新品' } },
		{ name: 'market', type: 'select', label: { en: 'Market', zh: '市场' }, options },
	];
	const place = { path: '', label: '', say: sayIn('zh') };
	expect(differences(chosen, { isNew: false }, { isNew: true, market: 'us' }, place)).toEqual([
		{ path: 'isNew', label: '新品', before: '否', after: '是' },
		{ path: 'market', label: '市场', before: null, after: '美国' },
	]);
});
