import type { Language } from '@site/contract/language';

const formats: Record<Language, Intl.DateTimeFormat> = {
	en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
	cn: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
};

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** `November 3, 2026` or `2026年11月3日`. */
export const dayText = (day: string, language: Language): string => formats[language].format(at(day));

/** `March 9–12, 2027`, `March 30 – April 2, 2027`, or `2027年3月9日至12日`; a single day if both are the same. */
export function daysText(first: string, last: string, language: Language): string {
	if (first === last) return dayText(first, language);
	if (language === 'cn') return `${dayText(first, 'cn')}至${chineseEnd(first, last)}`;
	const dash = first.slice(0, 7) === last.slice(0, 7) ? '–' : ' – ';
	return formats.en.formatRange(at(first), at(last)).replace(/\s*–\s*/, dash);
}

/**
 * The end date without the parts it shares with the start; the built-in range format would write both in full, with
 * slashes.
 */
function chineseEnd(first: string, last: string): string {
	const whole = dayText(last, 'cn');
	if (first.slice(0, 4) !== last.slice(0, 4)) return whole;
	return whole.slice(whole.indexOf(first.slice(0, 7) === last.slice(0, 7) ? '月' : '年') + 1);
}

/**
 * The earliest date anywhere on earth (UTC-12): something that lasts until the end of a day is not over before the day
 * has ended everywhere. Events have days and a place, but no time zone.
 */
export const dayAnywhere = (moment: number): string => dayOf(new Date(moment - 12 * 60 * 60 * 1000));

/** The day of a moment, in UTC, as content writes days. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

type Published = { publishedOn: string; changedOn?: string | undefined };

/** Ignores changes before the publication date. */
export const lastChangeOf = ({ publishedOn, changedOn = publishedOn }: Published): string =>
	changedOn > publishedOn ? changedOn : publishedOn;
