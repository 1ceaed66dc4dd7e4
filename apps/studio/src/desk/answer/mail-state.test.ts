import { expect, test } from 'vitest';
import { isRefusedForGood, mailState } from './mail-state.ts';

test('the state of an e-mail has one of five names, with the server’s words', { tags: '@DESK-34' }, () => {
	const next = '2026-11-17T12:00:00.000Z';
	expect(mailState({ status: 'waiting', nextAttemptAt: next })).toEqual({ state: 'waiting' });
	expect(mailState({ status: 'waiting', lastError: '451 later', nextAttemptAt: next })).toEqual({
		state: 'refused',
		said: '451 later',
		at: next,
	});
	expect(mailState({ status: 'sent', lastError: null, sentAt: next })).toEqual({ state: 'sent', at: next });
	expect(mailState({ status: 'unsent' })).toEqual({ state: 'unsent' });
	expect(mailState({ status: 'failed', lastError: '550 no such user' })).toEqual({
		state: 'given up',
		said: '550 no such user',
	});
});

test.each([
	['450 try later', 'waiting', false],
	["Can't send mail - all recipients were rejected: 451 4.7.1 greylisted", 'waiting', false],
	['connect ECONNREFUSED 10.0.0.5:587', 'waiting', false],
	["Can't send mail - all recipients were rejected: 550 no such user", 'waiting', true],
	['Message failed: 554-5.7.1 refused', 'waiting', true],
	['connect ECONNREFUSED 10.0.0.5:587', 'failed', true],
] as const)('%s, %s: permanent is %s', { tags: '@DESK-34' }, (lastError, status, isForGood) => {
	expect(isRefusedForGood(mailState({ status, lastError }))).toBe(isForGood);
});
