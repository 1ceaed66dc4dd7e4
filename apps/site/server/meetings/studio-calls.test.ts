import { afterEach, expect, it, vi } from 'vitest';
import { createMeetingCalls } from './studio-calls.ts';

afterEach(() => vi.restoreAllMocks());

/** A studio that never answers, for callers that have no time to wait. */
function slowStudio() {
	const waits: number[] = [];
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
		waits.push(milliseconds);
		return AbortSignal.abort();
	});
	const fetch: typeof globalThis.fetch = async (_, { signal } = {}) => {
		signal?.throwIfAborted();
		throw new Error('waits for ever');
	};
	return { calls: createMeetingCalls({ url: 'http://studio.invalid', token: 'token' }, fetch), waits };
}

const wish = { event: 7, startsAt: '2027-03-10T09:00:00.000Z', keys: ['key'] };
const person = { firstName: 'Ada', lastName: 'Lim', email: 'ada@example.com', language: 'en' as const };

it('no call waits longer for a slow studio than a visitor for us', { tags: ['@MEET-10', '@CONST-1'] }, async () => {
	const { calls, waits } = slowStudio();
	await expect(calls.book({ ...wish, ...person })).rejects.toThrow('aborted');
	await expect(calls.taken()).rejects.toThrow('aborted');
	await expect(calls.standing('key')).rejects.toThrow('aborted');
	await expect(calls.change({ key: 'key' })).rejects.toThrow('aborted');
	expect(waits).toHaveLength(4);
	expect(Math.max(...waits)).toBeLessThan(10_000);
});
