import { expect, test } from 'vitest';
import { waitAfter } from './send-mails.ts';

test('each attempt waits four times longer than the last one, half a day at most', () => {
	expect([1, 2, 3, 4].map((attempt) => waitAfter(attempt, 60))).toEqual([60, 240, 960, 3840]);
	expect(waitAfter(8, 60)).toBe(12 * 3600);
});
