import type { Language } from '@site/contract/language';
import { languageCookie } from '../layout.ts';
import { keepCookie } from './keep-cookie.ts';
import { readSession, writeSession } from './session.ts';

/**
 * Stores the language of this page for the session, unless one is stored already (SHELL-25). An invalid value becomes English
 * (SHELL-26).
 */
export function keepLanguage(language: Language) {
	const kept = readSession('lang');
	if (kept !== 'en' && kept !== 'cn') writeSession('lang', kept === null ? language : 'en');
}

/**
 * Runs before each navigation. The visitor stays in the language of the page that is shown, even if another tab, or a
 * page left by going back, has changed the cookie meanwhile.
 */
export function stayInLanguage() {
	const { lang } = document.documentElement.dataset;
	keepLanguage(lang === 'cn' ? 'cn' : 'en');
	if (!lang || !navigator.cookieEnabled) return;
	const kept = document.cookie.match(new RegExp(`(?:^|; )${languageCookie}=(\\w+)`))?.[1] ?? 'en';
	if (kept === lang) return;
	writeSession('lang', lang);
	keepCookie(languageCookie, lang, 31_536_000);
}
