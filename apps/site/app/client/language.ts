import type { Language } from '@site/contract/language';
import { languageCookie } from './layout.ts';
import { readSession, writeSession } from './session.ts';

/** Remembers the language of this page for the session, unless a valid one is there (D6). */
export function keepLanguage(language: Language) {
	const kept = readSession('lang');
	if (kept !== 'en' && kept !== 'cn') writeSession('lang', language);
}

/** Session and cookie change together, then the page comes anew in the other language. */
export function switchLanguage(language: Language) {
	writeSession('lang', language);
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
	document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
	location.reload();
}
