import { expect, test } from 'vitest';
import { isToCome } from './is-to-come.ts';

test('tomorrow is in the future at any hour of today, and today is not', { tags: '@WRITE-4' }, () => {
	for (const clock of ['00:00', '11:59', '12:01', '23:59']) {
		const now = new Date(`2026-11-18T${clock}:00.000Z`);
		expect(isToCome('2026-11-19T12:00:00.000Z', now)).toBe(true);
		expect(isToCome('2026-11-18T12:00:00.000Z', now)).toBe(false);
		expect(isToCome('2026-11-17T12:00:00.000Z', now)).toBe(false);
	}
	expect(isToCome(null)).toBe(false);
});
