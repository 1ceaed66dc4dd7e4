import { expect, it } from 'vitest';
import { clocksOf, nextDue, openTasks, timeLeft } from './clocks.ts';

const awareAt = '2026-11-02T09:30:00.000Z';
const at = (text: string) => Date.parse(text);
const dues = (report: Partial<Parameters<typeof clocksOf>[0]>) =>
	clocksOf({ awareAt, ...report }).map(({ task, due }) => [task, new Date(due).toISOString()]);

it('a new report is due in two days, and the longest periods run from awareness', { tags: '@REPORT-10' }, () => {
	expect(dues({ classEu: 'to-be-judged', classUs: 'to-be-judged' })).toEqual([
		['Judge it (EU, US)', '2026-11-04T09:30:00.000Z'],
		['Tell the authority (EU)', '2026-11-17T09:30:00.000Z'],
		['Tell the authority (US)', '2026-12-02T09:30:00.000Z'],
	]);
});

it('the chosen class sets the date: 15, 10 or 2 days in the EU, 30 or 5 in the US', { tags: '@REPORT-10' }, () => {
	const due = (classEu: string, classUs: string) => dues({ classEu, classUs }).map(([, date]) => date?.slice(0, 10));
	expect(due('days-15', 'days-30')).toEqual(['2026-11-17', '2026-12-02']);
	expect(due('days-10', 'days-5')).toEqual(['2026-11-07', '2026-11-12']);
	expect(due('days-2', 'not-reportable')).toEqual(['2026-11-04']);
});

it('a period stops once the authority is notified, nothing is due, or it is closed', { tags: '@REPORT-10' }, () => {
	expect(dues({ classEu: 'days-10', classUs: 'not-reportable', toldEuAt: '2026-11-05T00:00:00.000Z' })).toEqual([]);
	expect(dues({ state: 'closed' })).toEqual([]);
	expect(nextDue({ awareAt, state: 'closed' })).toBeNull();
	expect(nextDue({ awareAt, classEu: 'days-10', classUs: 'days-30' })).toBe('2026-11-12T09:30:00.000Z');
});

it('an open task keeps a report open', { tags: '@REPORT-11' }, () => {
	expect(openTasks({ awareAt, state: 'closed', classEu: 'days-10', classUs: 'to-be-judged' })).toEqual([
		'Judge it (US)',
		'Tell the authority (EU)',
		'Tell the authority (US)',
	]);
});

it('shows how much time is left, to the minute of the day', { tags: '@REPORT-10' }, () => {
	const due = at('2026-11-04T09:30:00Z');
	expect(timeLeft(due, at('2026-11-02T09:30:00Z'))).toBe('2 days left');
	expect(timeLeft(due, at('2026-11-03T09:31:00Z'))).toBe('less than a day left');
	expect(timeLeft(due, due)).toBe('less than a day left');
	expect(timeLeft(due, due + 1)).toBe('overdue by 1 day');
	expect(timeLeft(due, at('2026-11-07T09:29:00Z'))).toBe('overdue by 3 days');
});
