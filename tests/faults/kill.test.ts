// Nightly, and when one of these changes: apps/site/server/intake tests/faults/kill.ts
import { expect, it } from 'vitest';
import { killDuringSubmissions } from './kill.ts';

it('a server killed again and again loses no submission and duplicates none', {
	tags: '@REPORT-6',
	timeout: 120_000,
}, async () => {
	const report = await killDuringSubmissions(150);
	expect(report).toMatchObject({ lost: [], doubled: [], renamed: [] });
	expect(report.submissions).toBeGreaterThanOrEqual(150);
	expect(report.repeats).toBeGreaterThanOrEqual(15);
	expect(report.kills, 'servers killed while visitors sent').toBeGreaterThan(2);
	expect(report.retries, 'tries that a kill left unanswered').toBeGreaterThan(0);
});
