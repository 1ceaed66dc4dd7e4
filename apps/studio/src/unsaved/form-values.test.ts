import { expect, test } from 'vitest';
import { changesBetween, conflictsWith } from './changes.ts';
import { valuesOf } from './form-values.ts';

/** Payload's form state of an item with an empty list, and one in a row. */
const form = {
	title: { value: 'New words' },
	sections: { value: 0, rows: [] },
	banners: { value: 1, rows: [{ id: 'a' }], disableFormData: true },
	'banners.0.id': { value: 'a' },
	'banners.0.actions': { value: 0, rows: [] },
	'banners.0.seconds': { value: 0 },
};
const saved = { title: 'Words', sections: [], banners: [{ id: 'a', actions: [], seconds: 0 }] };

test('an empty list of a form stays a list, and a number a number', { tags: '@EDIT-7' }, () => {
	expect(valuesOf(form)).toEqual({
		title: 'New words',
		sections: [],
		banners: [{ id: 'a', actions: [], seconds: 0 }],
	});
	expect(changesBetween(saved, valuesOf(form)).map(({ path }) => path)).toEqual(['title']);
});

test('a colleague’s first row does not conflict with an untouched list', { tags: '@EDIT-10' }, () => {
	const theirs = { ...saved, sections: [{ id: 'b', title: 'First' }] };
	expect(conflictsWith(theirs, changesBetween(saved, valuesOf(form)))).toEqual([]);
});

test('a chosen file is no unsaved change; the texts beside it are', { tags: '@EDIT-7' }, () => {
	const chosen = { ...form, file: { value: new File(['%PDF'], 'letter.pdf') } };
	expect(changesBetween(saved, valuesOf(chosen)).map(({ path }) => path)).toEqual(['title']);
});
