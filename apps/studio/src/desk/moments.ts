const hour = 3_600_000;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	timeZone: 'UTC',
});
const full = new Intl.DateTimeFormat('en-GB', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'UTC',
});

/** In a list: `5 min`, `3 h`, then the day. */
export function shortMoment(at: number, now = Date.now()): string {
	const passed = now - at;
	if (passed < hour) return `${Math.max(1, Math.floor(passed / 60_000))} min`;
	if (passed < 24 * hour) return `${Math.floor(passed / hour)} h`;
	return (passed < 300 * 24 * hour ? day : dayAndYear).format(at);
}

export const fullMoment = (at: number): string => `${full.format(at)} UTC`;
export const dayOf = (at: number): string => dayAndYear.format(at);

/** How far away a date is, in calendar days: `today`, `in 2 days`, `3 days ago`. */
export function daysAway(at: number, now = Date.now()): string {
	const days = Math.floor(at / (24 * hour)) - Math.floor(now / (24 * hour));
	if (days === 0) return at < now ? 'earlier today' : 'today';
	const amount = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
	return days > 0 ? `in ${amount}` : `${amount} ago`;
}

/** Hours as people say them: `40 min`, `7 h`, `3 days`. */
export function spoken(hours: number): string {
	if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
	if (hours < 48) return `${Math.round(hours)} h`;
	return `${Math.round(hours / 24)} days`;
}
