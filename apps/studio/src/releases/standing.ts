import { wallClockIn } from '@site/contract/zoned-time';
import type { Release } from '../payload-types.ts';
import { problemsOf } from './release-items.ts';

type Known = Pick<Release, 'state' | 'problems' | 'approvedAt' | 'at' | 'timeZone' | 'failure'>;

/** `2 Dec 2026, 09:30 (Europe/Berlin)`: as who planned it said it. */
export function momentInWords(at: string, timeZone: string | null | undefined): string {
	const zone = timeZone || 'Etc/UTC';
	const { day, time } = wallClockIn(zone, at);
	const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
	return `${written.format(new Date(`${day}T12:00:00Z`))}, ${time} (${zone})`;
}

/** Where a release stands, in a word or two. */
export function standingOf({ state, problems, approvedAt, at, timeZone, failure }: Known): string {
	if (state === 'live') return 'Live';
	if (state === 'taken back') return 'Taken back';
	if (state === 'scheduled' && at) return `Scheduled for ${momentInWords(at, timeZone)}`;
	if (failure) return 'Open: it did not go live as scheduled';
	const found = problemsOf({ problems });
	if (found && found.length > 0) return `Open: ${found.length} to mend`;
	if (approvedAt) return 'Approved';
	return found ? 'Checked' : 'Open';
}
