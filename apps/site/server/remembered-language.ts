import { isLanguage, type Language } from '@site/contract/language';
import { languageCookie } from '../app/client/layout.ts';

const cookie = new RegExp(`(?:^|;)\\s*${languageCookie}=([^;\\s]*)`);

/** The language in the cookie of the language switch. */
export function rememberedLanguage(cookies = ''): Language | null {
	const remembered = cookie.exec(cookies)?.[1];
	return isLanguage(remembered) ? remembered : null;
}
