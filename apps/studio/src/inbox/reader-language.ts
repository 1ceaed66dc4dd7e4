import type { Language } from '@site/contract/language';
import { type PayloadRequest, parseCookies } from 'payload';

/** The language that a colleague has chosen for the studio, in the cookie in which Payload keeps it; English otherwise. */
export function languageOf({ headers, i18n }: Pick<PayloadRequest, 'headers' | 'i18n'>): Language {
	const chosen = parseCookies(headers).get('payload-lng') ?? i18n.language;
	return /^zh\b/i.test(chosen) ? 'cn' : 'en';
}
