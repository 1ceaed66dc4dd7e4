const day = 86_400_000;

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());
const midnight = (moment: number) => Math.floor(moment / day) * day;

/** Moves by a number of working days, forward or back. */
function stepped(from: number, days: number, step: 1 | -1): number {
	let moment = from;
	for (let left = days; left > 0; ) {
		moment += step * day;
		if (!isWeekend(moment)) left -= 1;
	}
	return moment;
}

/** The first moment after the weekend; a moment on a working day is unchanged. */
function afterWeekend(moment: number): number {
	let next = moment;
	while (isWeekend(next)) next = midnight(next) + day;
	return next;
}

/**
 * When something received at this moment is due. Weekends count as received on Monday morning. The calendar is UTC;
 * holidays differ by country and count as working days.
 */
export const workingDaysAfter = (from: number, days: number): number => stepped(afterWeekend(from), days, 1);

/** Messages received before this moment are overdue, by the same count as `workingDaysAfter`. */
export function workingDaysBefore(now: number, days: number): number {
	if (!isWeekend(now)) return stepped(now, days, -1);
	let friday = midnight(now);
	while (isWeekend(friday)) friday -= day;
	return stepped(friday, days, -1) + day;
}
