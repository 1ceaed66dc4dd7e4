const day = 86_400_000;

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());
const midnight = (moment: number) => Math.floor(moment / day) * day;

/** So many working days on or back. */
function stepped(from: number, days: number, step: 1 | -1): number {
	let moment = from;
	for (let left = days; left > 0; ) {
		moment += step * day;
		if (!isWeekend(moment)) left -= 1;
	}
	return moment;
}

/** The first moment after a weekend, or the same where it is none. */
function afterWeekend(moment: number): number {
	let next = moment;
	while (isWeekend(next)) next = midnight(next) + day;
	return next;
}

/**
 * By when something that came then is due. What comes at a weekend counts as come on Monday morning. The calendar is
 * that of UTC; holidays differ by country and count as days of work.
 */
export const workingDaysAfter = (from: number, days: number): number => stepped(afterWeekend(from), days, 1);

/** What came before this moment is overdue by now, as `workingDaysAfter` says it. */
export function workingDaysBefore(now: number, days: number): number {
	if (!isWeekend(now)) return stepped(now, days, -1);
	let friday = midnight(now);
	while (isWeekend(friday)) friday -= day;
	return stepped(friday, days, -1) + day;
}
