import type { Language } from './language.ts';

/** A time of an event, in the time zone of its place. */
export type MeetingTime = { startsAt: string; minutes: number; timeZone: string };

const locales: Record<Language, string> = { en: 'en-US', cn: 'zh-CN' };

const written = (language: Language, options: Intl.DateTimeFormatOptions, moment: string | number) =>
	new Intl.DateTimeFormat(locales[language], options).format(new Date(moment)).replace(/\s(?=[AP]M)/, '\u00a0');

/** `Wednesday, December 2`, or `12月2日星期三`. */
export const meetingDay = (startsAt: string, timeZone: string, language: Language): string =>
	written(language, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }, startsAt);

/** `9:00 AM`, or `09:00`. */
export const meetingClock = (moment: string | number, timeZone: string, language: Language): string =>
	written(language, { timeZone, hour: language === 'cn' ? '2-digit' : 'numeric', minute: '2-digit' }, moment);

/** `Pacific Standard Time` or `PST`: the name depends on the day. */
export function zoneName(
	startsAt: string,
	timeZone: string,
	language: Language,
	timeZoneName: 'long' | 'short' = 'long',
): string {
	const parts = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName }).formatToParts(
		new Date(startsAt),
	);
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export const endOf = ({ startsAt, minutes }: Pick<MeetingTime, 'startsAt' | 'minutes'>): number =>
	Date.parse(startsAt) + minutes * 60_000;

/** The full time for readers, with the name of its zone. */
export function meetingText(time: MeetingTime, language: Language): string {
	const { startsAt, timeZone } = time;
	const day = written(
		language,
		{ timeZone, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
		startsAt,
	);
	const clock = `${meetingClock(startsAt, timeZone, language)}–${meetingClock(endOf(time), timeZone, language)}`;
	const zone = zoneName(startsAt, timeZone, language);
	return language === 'cn' ? `${day} ${clock}（${zone}）` : `${day}, ${clock} (${zone})`;
}
