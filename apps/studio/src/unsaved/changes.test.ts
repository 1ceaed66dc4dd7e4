import { describe, expect, test } from 'vitest';
import { changesBetween, conflictsWith, pathInForm, withChanges } from './changes.ts';

const saved = {
	id: 7,
	updatedAt: '2026-11-18T09:00:00.000Z',
	name: { en: 'Flu A+B', cn: '甲乙流' },
	tags: ['home', 'clinic'],
	sections: [
		{ id: 'a', blockType: 'text', title: 'First', items: [{ id: 'x', label: 'one' }] },
		{ id: 'b', blockType: 'text', title: 'Second' },
	],
	text: { root: { children: [{ text: 'long' }] } },
};

describe('What was written since an item was saved (EDIT-7)', () => {
	test('is told by field, as deep as fields go', () => {
		const written = {
			...saved,
			name: { en: 'Flu A+B', cn: '甲乙型' },
			sections: [saved.sections[0], { ...saved.sections[1], title: 'Second, longer' }],
		};
		expect(changesBetween(saved, written)).toEqual([
			{ path: 'name.cn', was: '甲乙流', is: '甲乙型' },
			{ path: 'sections.#b.title', was: 'Second', is: 'Second, longer' },
		]);
	});

	test('is nothing where only the writing of emptiness differs, or what the studio keeps itself', () => {
		const same = { ...saved, updatedAt: 'later', note: '', hidden: false, rows: [], _status: 'draft' };
		expect(changesBetween(saved, same)).toEqual([]);
	});

	test('is the whole list where rows came, went or moved, and the whole of a formatted text', () => {
		const written = { ...saved, sections: [saved.sections[1]], text: { root: { children: [{ text: 'other' }] } } };
		expect(changesBetween(saved, written).map(({ path }) => path)).toEqual(['sections', 'text']);
	});

	test('is put onto what is saved now, in the row that it was written in', () => {
		const changes = [
			{ path: 'sections.#b.title', was: 'Second', is: 'Mine' },
			{ path: 'sections.#a.items.#x.label', was: 'one', is: 'two' },
			{ path: 'caption.en', was: undefined, is: 'New' },
		];
		const moved = { ...saved, sections: [saved.sections[1], saved.sections[0]] };
		expect(withChanges(moved, changes)).toMatchObject({
			caption: { en: 'New' },
			sections: [
				{ id: 'b', title: 'Mine' },
				{ id: 'a', title: 'First', items: [{ label: 'two' }] },
			],
		});
		expect(pathInForm(moved, 'sections.#a.items.#x.label')).toBe('sections.1.items.0.label');
	});
});

describe('Where two people wrote (EDIT-10)', () => {
	const mine = [{ path: 'name.en', was: 'Flu A+B', is: 'Flu' }];
	const savedAs = (en: string) => ({ ...saved, name: { ...saved.name, en } });

	test('the same field with other words is to be chosen', () => {
		expect(conflictsWith(savedAs('Influenza'), mine)).toEqual([{ ...mine[0], theirs: 'Influenza' }]);
	});

	test('other fields, and the same words, are not', () => {
		expect(conflictsWith({ ...saved, tags: ['home'] }, mine)).toEqual([]);
		expect(conflictsWith(savedAs('Flu'), mine)).toEqual([]);
	});

	test('a row that the other has removed is to be chosen', () => {
		const change = { path: 'sections.#b.title', was: 'Second', is: 'Mine' };
		const without = { ...saved, sections: [saved.sections[0]] };
		expect(conflictsWith(without, [change])).toHaveLength(1);
		expect(withChanges(without, [change])).toEqual(without);
	});
});
