import { isLanguage, type Language } from '@site/contract/language';
import { languageCookie } from '../app/client/layout.ts';

const cookie = new RegExp(`(?:^|;)\\s*${languageCookie}=([^;\\s]*)`);

/** What the language switch left in its cookie. */
export function rememberedLanguage(cookies = ''): Language | null {
	const remembered = cookie.exec(cookies)?.[1];
	return isLanguage(remembered) ? remembered : null;
}
