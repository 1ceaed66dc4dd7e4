import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { asSaved } from './as-saved.ts';

test('empty lists and choices of a form are read as saving would read them', { tags: '@EDIT-1' }, () => {
	const fields = [
		{ name: 'rows', type: 'array', flattenedFields: [{ name: 'more', type: 'array', flattenedFields: [] }] },
		{ name: 'none', type: 'array', flattenedFields: [] },
		{ name: 'one', type: 'upload', relationTo: 'pictures' },
		{ name: 'many', type: 'relationship', relationTo: 'films', hasMany: true },
		{ name: 'title', type: 'text' },
	] as unknown as FlattenedField[];
	const data = { rows: [{ more: 0 }], none: 0, one: '', many: 0, title: 'A', _status: 'draft' };
	expect(asSaved(fields, data)).toEqual({
		rows: [{ more: [] }],
		none: [],
		one: null,
		many: [],
		title: 'A',
		_status: 'draft',
	});
});
