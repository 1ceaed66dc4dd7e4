import type { Said, Say } from './said.ts';

type Style = Intl.DateTimeFormatOptions;

/** One date format for the whole studio, in both languages, in UTC. */
const both = (style: Style) => {
	const [en, zh] = ['en-GB', 'zh-CN'].map((locale) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }));
	return (at: string | number | Date, say: Say): string => {
		const date = new Date(at);
		return say(en?.format(date) ?? '', zh?.format(date) ?? '');
	};
};

const day: Style = { day: 'numeric', month: 'short', year: 'numeric' };
const clock: Style = { hour: '2-digit', minute: '2-digit' };

/** `18 Nov 2026`, `2026年11月18日` */
export const dayInWords = both(day);

/** The same formats for Payload's fields and lists, which accept one pattern for all languages. */
export const dayPattern: Said = { en: 'd MMM yyyy', zh: 'yyyy年M月d日' };
export const momentPattern: Said = { en: 'd MMM yyyy, HH:mm', zh: 'yyyy年M月d日 HH:mm' };

/** A field of a moment. */
export const momentField = {
	pickerAppearance: 'dayAndTime',
	displayFormat: momentPattern.en,
	timeFormat: 'HH:mm',
} as const;

/** `18 Nov 2026, 07:41 UTC` */
export const momentInWords = (at: string | number | Date, say: Say): string => `${withClock(at, say)} UTC`;
const withClock = both({ ...day, ...clock });

/** With seconds, for when the order of events matters. */
export const secondInWords = (at: string | number | Date, say: Say): string => `${withSeconds(at, say)} UTC`;
const withSeconds = both({ ...day, ...clock, second: '2-digit' });
