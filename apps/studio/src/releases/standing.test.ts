import { expect, test } from 'vitest';
import { momentInZone, standingOf } from './standing.ts';

const open = { state: 'open' as const, problems: null, approvedAt: null, at: null, timeZone: null, failure: null };

test('a scheduled release shows its time in the zone in which it was planned', { tags: '@REL-6' }, () => {
	const at = '2026-12-02T08:30:00.000Z';
	expect(momentInZone(at, 'Europe/Berlin')).toBe('2 Dec 2026, 09:30 (Europe/Berlin)');
	expect(standingOf({ ...open, state: 'scheduled', at, timeZone: 'Asia/Shanghai' })).toBe(
		'Scheduled for 2 Dec 2026, 16:30 (Asia/Shanghai)',
	);
});

test('an open release shows what was found in it, and whether it was approved', { tags: '@REL-3' }, () => {
	expect(standingOf(open)).toBe('Open');
	expect(standingOf({ ...open, problems: [] })).toBe('Checked');
	expect(standingOf({ ...open, problems: [{ key: 'a', title: 'b', reason: 'c' }] })).toBe('Open: 1 to mend');
	expect(standingOf({ ...open, problems: [], approvedAt: '2026-12-01' })).toBe('Approved');
});
