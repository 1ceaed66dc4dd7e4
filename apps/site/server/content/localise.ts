import { type Html, inLanguage, type Language, type Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import { cleanHtml } from './html.ts';
import { isHtml } from './html-marks.ts';

/** The same shape with every text in one language. */
export type Localised<T> = T extends Text ? string : { [K in keyof T]: Localised<T[K]> };

export type LocalPicture = Localised<Picture>;

export const isText = (value: object): value is Text =>
	'en' in value && typeof value.en === 'string' && Object.keys(value).every((key) => key === 'en' || key === 'cn');

/** A text that exists only in English is marked with `lang="en"`, for screen readers. */
export function htmlInLanguage(html: Html, language: Language): string {
	const clean = cleanHtml(inLanguage(html, language));
	return language === 'en' || html.cn || clean === '' ? clean : `<div lang="en">${clean}</div>`;
}

/** Turns all texts in a value, at any depth, into strings of the language; text marked as HTML is sanitised. */
export function localise<T>(value: T, language: Language): Localised<T>;
export function localise(value: unknown, language: Language): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((entry: unknown) => localise(entry, language));
	if (isText(value)) return isHtml(value) ? htmlInLanguage(value, language) : inLanguage(value, language);
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]: [string, unknown]) => [key, localise(entry, language)]),
	);
}
