import { wallClockIn } from '@site/contract/zoned-time';
import type { Release } from '../payload-types.ts';
import { dayInWords } from '../words/dates.ts';
import { inEnglish, type Say } from '../words/said.ts';
import { problemsOf } from './release-items.ts';

type Known = Pick<Release, 'state' | 'problems' | 'approvedAt' | 'at' | 'timeZone' | 'failure'>;

/** `2 Dec 2026, 09:30 (Europe/Berlin)`: in the zone in which it was planned. */
export function momentInZone(at: string, timeZone: string | null | undefined, say: Say = inEnglish): string {
	const zone = timeZone || 'Etc/UTC';
	const { day, time } = wallClockIn(zone, at);
	return `${dayInWords(`${day}T12:00:00Z`, say)}${say(', ', ' ')}${time} (${zone})`;
}

/** The state of a release, in a word or two. */
export function standingOf(
	{ state, problems, approvedAt, at, timeZone, failure }: Known,
	say: Say = inEnglish,
): string {
	if (state === 'live') return say('Live', '已上线');
	if (state === 'taken back') return say('Taken back', '已撤回');
	if (state === 'scheduled' && at) {
		const moment = momentInZone(at, timeZone, say);
		return say(`Scheduled for ${moment}`, `定于 ${moment} 上线`);
	}
	if (failure) return say('Open: it did not go live as scheduled', '未上线：未能按计划上线');
	const found = problemsOf({ problems });
	if (found && found.length > 0) return say(`Open: ${found.length} to mend`, `未上线：${found.length} 处待修正`);
	if (approvedAt) return say('Approved', '已批准');
	return found ? say('Checked', '已检查') : say('Open', '未上线');
}
