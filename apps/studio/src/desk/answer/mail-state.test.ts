import { expect, test } from 'vitest';
import { mailState } from './mail-state.ts';

test('how an e-mail stands is said in five words, with what the mail server said (DESK-34)', () => {
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
