import type { Said, Say } from './said.ts';

type Style = Intl.DateTimeFormatOptions;

/** One way to write dates in the whole studio, in both of its languages, by Greenwich time. */
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

/** How the fields and lists of Payload write the same; it knows one pattern for all languages. */
export const dayPattern: Said = { en: 'd MMM yyyy', zh: 'yyyy年M月d日' };
export const momentPattern: Said = { en: 'd MMM yyyy, HH:mm', zh: 'yyyy年M月d日 HH:mm' };

/** `18 Nov 2026, 07:41 UTC` */
export const momentInWords = (at: string | number | Date, say: Say): string => `${withClock(at, say)} UTC`;
const withClock = both({ ...day, ...clock });

/** To the second, where the order of things matters. */
export const secondInWords = (at: string | number | Date, say: Say): string => `${withSeconds(at, say)} UTC`;
const withSeconds = both({ ...day, ...clock, second: '2-digit' });
