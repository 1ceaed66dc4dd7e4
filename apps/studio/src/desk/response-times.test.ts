import { expect, test } from 'vitest';
import { workingDaysAfter, workingDaysBefore } from './response-times.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test('two working days from Friday end on Tuesday; weekends count as Monday', { tags: '@DESK-16' }, () => {
	expect(workingDaysAfter(at('2026-11-13T15:00'), 2)).toBe(at('2026-11-17T15:00'));
	expect(workingDaysAfter(at('2026-11-14T15:00'), 2)).toBe(at('2026-11-18T00:00'));
	expect(workingDaysAfter(at('2026-11-16T09:00'), 0)).toBe(at('2026-11-16T09:00'));
});

test('overdue is the same when computed from either end', { tags: '@DESK-16' }, () => {
	const hour = 3_600_000;
	const start = at('2026-11-02T00:30');
	const differing: string[] = [];
	for (const days of [1, 2, 5, 10])
		for (let now = start; now < start + 9 * 24 * hour; now += 7 * hour)
			for (let came = now - 20 * 24 * hour; came < now; came += 5 * hour)
				if (came < workingDaysBefore(now, days) !== workingDaysAfter(came, days) < now)
					differing.push(`${new Date(came).toISOString()} ${new Date(now).toISOString()} ${days}`);
	expect(differing).toEqual([]);
});
