import { expect, test } from 'vitest';
import { mentionedIn } from './mentions.ts';

const ada = { id: 1, name: 'Ada Okafor', email: 'ada.okafor@example.com' };
const adam = { id: 2, name: 'Adam Berg', email: 'a.berg@example.com' };
const mei = { id: 3, name: 'Mei Tanaka', email: 'mei@example.com' };
const otherMei = { id: 4, name: 'Mei Lin', email: 'lin@example.com' };
const all = [ada, adam, mei, otherMei];
const named = (text: string) => mentionedIn(text, all).map(({ id }) => id);

test('a note mentions colleagues by full name, unique first name or address', { tags: '@DESK-13' }, () => {
	expect(named('@Ada Okafor, could you call?')).toEqual([1]);
	expect(named('Could you, @adam?')).toEqual([2]);
	expect(named('(@mei tanaka) and @lin')).toEqual([3, 4]);
	expect(named('@ada.okafor')).toEqual([1]);
});

test('addresses, unknown names and ambiguous names mention nobody', { tags: '@DESK-13' }, () => {
	expect(named('write to buyer@ada.example or @adamant')).toEqual([]);
	expect(named('@nobody')).toEqual([]);
	// Two people are called Mei: the address of one is mei, which is unique.
	expect(mentionedIn('@mei', [{ ...mei, email: 'tanaka@example.com' }, otherMei])).toEqual([]);
});
