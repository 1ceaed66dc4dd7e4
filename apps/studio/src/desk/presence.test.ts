import { expect, test } from 'vitest';
import { alsoHere } from './presence.ts';

const ada = { id: 1, name: 'Ada' };
const mei = { id: 2, name: 'Mei' };

test('two people in one message see each other until one leaves', { tags: '@DESK-14' }, () => {
	expect(alsoHere('applications-1', ada, 0)).toEqual([]);
	expect(alsoHere('applications-1', mei, 1000)).toEqual(['Ada']);
	expect(alsoHere('applications-1', ada, 5000)).toEqual(['Mei']);
	expect(alsoHere('applications-2', mei, 6000)).toEqual([]);
	expect(alsoHere('applications-1', ada, 14_000)).toEqual([]);
});
