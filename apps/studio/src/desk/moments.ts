import { dayInWords } from '../words/dates.ts';
import { inEnglish, type Say } from '../words/said.ts';

const hour = 3_600_000;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const chineseDay = new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const chineseFull = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-GB', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'UTC',
});

const minutes = (count: number, say: Say) => say(`${count} min`, `${count} 分钟`);
const hours = (count: number, say: Say) => say(`${count} h`, `${count} 小时`);

/** In a list: `5 min`, `3 h`, then the day. */
export function shortMoment(at: number, now = Date.now(), say: Say = inEnglish): string {
	const passed = now - at;
	if (passed < hour) return minutes(Math.max(1, Math.floor(passed / 60_000)), say);
	if (passed < 24 * hour) return hours(Math.floor(passed / hour), say);
	return passed < 300 * 24 * hour ? say(day.format(at), chineseDay.format(at)) : dayInWords(at, say);
}

export const fullMoment = (at: number, say: Say = inEnglish): string =>
	`${say(full.format(at), chineseFull.format(at))} UTC`;

/** How far away a date is, in calendar days: `today`, `in 2 days`, `3 days ago`. */
export function daysAway(at: number, now = Date.now(), say: Say = inEnglish): string {
	const days = Math.floor(at / (24 * hour)) - Math.floor(now / (24 * hour));
	if (days === 0) return at < now ? say('earlier today', '今天早些时候') : say('today', '今天');
	const count = Math.abs(days);
	const amount = count === 1 ? '1 day' : `${count} days`;
	return days > 0 ? say(`in ${amount}`, `${count} 天后`) : say(`${amount} ago`, `${count} 天前`);
}

/** Hours as people say them: `40 min`, `7 h`, `3 days`. */
export function spoken(count: number, say: Say = inEnglish): string {
	if (count < 1) return minutes(Math.max(1, Math.round(count * 60)), say);
	if (count < 48) return hours(Math.round(count), say);
	return say(`${Math.round(count / 24)} days`, `${Math.round(count / 24)} 天`);
}
