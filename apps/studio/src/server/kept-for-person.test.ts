import { expect, test } from 'vitest';
import { keptForPerson } from './kept-for-person.ts';

const colleagues = Array.from({ length: 30 }, (_, index) => index + 1);

test('uploads of many colleagues drop none of each other’s', () => {
	const files = keptForPerson('files of many', { minutes: 30, each: 2 });
	const keys = colleagues.map((person) => files.keep(`file of ${person}`, person));
	expect(keys.map((key, index) => files.find(key, index + 1))).toEqual(colleagues.map((one) => `file of ${one}`));
	expect(files.find(keys[0] ?? '', 2)).toBeUndefined();
});

test('the newest of each colleague are kept', () => {
	const files = keptForPerson('files of one', { minutes: 30, each: 2 });
	const other = files.keep('other', 2);
	const [first = '', second = '', third = ''] = ['1', '2', '3'].map((text) => files.keep(text, 1));
	expect([first, second, third].map((key) => files.find(key, 1))).toEqual([undefined, '2', '3']);
	files.forget(third);
	files.keep('4', 1);
	expect([files.find(second, 1), files.find(other, 2)]).toEqual(['2', 'other']);
});
