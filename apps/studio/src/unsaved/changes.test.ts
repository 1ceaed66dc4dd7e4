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

describe('Unsaved changes', { tags: '@EDIT-7' }, () => {
	test('are listed by field, at any depth', () => {
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

	test('ignore different empty values, and fields that the studio sets itself', () => {
		const same = { ...saved, updatedAt: 'later', note: '', hidden: false, rows: [], _status: 'draft' };
		expect(changesBetween(saved, same)).toEqual([]);
	});

	test('are whole lists if rows came, went or moved, and whole formatted texts', () => {
		const written = { ...saved, sections: [saved.sections[1]], text: { root: { children: [{ text: 'other' }] } } };
		expect(changesBetween(saved, written).map(({ path }) => path)).toEqual(['sections', 'text']);
	});

	test('are applied to the saved document, in the row where they were typed', () => {
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

describe('Concurrent changes of two people', { tags: '@EDIT-10' }, () => {
	const mine = [{ path: 'name.en', was: 'Flu A+B', is: 'Flu' }];
	const savedAs = (en: string) => ({ ...saved, name: { ...saved.name, en } });

	test('offer a choice for the same field with different texts', () => {
		expect(conflictsWith(savedAs('Influenza'), mine)).toEqual([{ ...mine[0], theirs: 'Influenza' }]);
	});

	test('offer none for other fields or the same text', () => {
		expect(conflictsWith({ ...saved, tags: ['home'] }, mine)).toEqual([]);
		expect(conflictsWith(savedAs('Flu'), mine)).toEqual([]);
	});

	test('offer a choice for a row that the other person has removed', () => {
		const change = { path: 'sections.#b.title', was: 'Second', is: 'Mine' };
		const without = { ...saved, sections: [saved.sections[0]] };
		expect(conflictsWith(without, [change])).toHaveLength(1);
		expect(withChanges(without, [change])).toEqual(without);
	});
});
