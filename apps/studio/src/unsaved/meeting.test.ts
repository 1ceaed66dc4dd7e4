import { describe, expect, test } from 'vitest';
import { changesBetween, conflictsWith, withChanges } from './changes.ts';
import { asBefore, notSaved, toChoose, together, without } from './meeting.ts';

const change = (path: string, was: unknown, is: unknown) => ({ path, was, is });
const saved = { title: 'Saved', note: '', sections: [{ id: 'a', title: 'First' }] };

describe('Restored changes and text typed since', { tags: ['@EDIT-8', '@EDIT-16'] }, () => {
	test('are both kept, and the later text wins in the same field', () => {
		const earlier = [change('title', 'Saved', 'Before'), change('note', '', 'Noted')];
		expect(together(earlier, [change('title', 'Saved', 'Now')])).toEqual([
			change('note', '', 'Noted'),
			change('title', 'Saved', 'Now'),
		]);
	});

	test('allow discarding restored changes without the text typed into other fields', () => {
		const written = [change('title', 'Saved', 'Before'), change('note', '', 'Noted')];
		expect(without(written, new Set(['title']))).toEqual([change('note', '', 'Noted')]);
	});

	test('do not restore saved fields, and still show the text of a removed row', () => {
		const same = change('title', 'Older', 'Saved');
		const gone = change('sections.#b.title', 'Second', 'Mine');
		expect(notSaved(saved, [same, gone, change('note', '', 'Noted')])).toEqual([gone, change('note', '', 'Noted')]);
	});
});

describe('Changes that conflict with those of a colleague', { tags: '@EDIT-10' }, () => {
	const mine = [change('title', 'Older', 'Mine')];

	test('are in the form as if the colleague had not saved that field', () => {
		const base = asBefore(saved, mine);
		expect(base).toEqual({ ...saved, title: 'Older' });
		expect(changesBetween(base, withChanges(base, mine))).toEqual(mine);
	});

	test('offer a choice for later typing too, also in fields typed into since', () => {
		const theirs = { ...saved, note: 'Theirs' };
		const clash = { theirs, name: 'Bo', isOwn: false, conflicts: conflictsWith(theirs, mine) };
		const typed = [change('title', 'Older', 'Mine, longer'), change('note', '', 'Mine too')];
		expect(toChoose(clash, typed).map(({ is, theirs }) => [is, theirs])).toEqual([
			['Mine, longer', 'Saved'],
			['Mine too', 'Theirs'],
		]);
	});

	test('are also shown if the colleague has removed their row', () => {
		const gone = { ...change('sections.#b.title', 'Second', 'Mine'), theirs: undefined };
		expect(toChoose({ theirs: saved, name: 'Bo', isOwn: false, conflicts: [gone] }, [])).toEqual([gone]);
	});
});
