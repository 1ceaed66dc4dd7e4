import type { Language } from '@site/contract/language';

/** Names the language in an address (D26). */
export const languageField = 'lang';

const askedFor = new RegExp(`(?:^|[?&])${languageField}=(en|cn)(?:[&#]|$)`);

/** The language that a query names; null if it names none. */
export function languageAsked(query: string): Language | null {
	const asked = askedFor.exec(query)?.[1];
	return asked === 'en' || asked === 'cn' ? asked : null;
}

/** Adds the language to a query. English is the default. */
export const queryIn = (language: Language, query: string): string =>
	language === 'en' ? query : `${query}${query.includes('?') ? '&' : '?'}${languageField}=${language}`;

const ownFiles = /^\/(?:media|calendar|codes|data|feeds|assets|apis)\/|^\/documents\/(?:[^/?#]+$|[^?#]*\.pdf$)/;

/** True for files that the browser opens itself: they are not pages of the app. */
export const isFileAddress = (address: string): boolean => ownFiles.test(address);

/** Adds the language to an address of this site, so that links keep it. External addresses and files stay as they are. */
export function addressIn(language: Language, address: string): string {
	if (language === 'en' || !/^\/(?!\/)/.test(address) || isFileAddress(address)) return address;
	const [, place = '', part = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
	return languageAsked(place.replace(/^[^?]*/, '')) ? address : queryIn(language, place) + part;
}

/** The address of the current page in another language, whatever language its query names. */
export function addressOfSwitch(
	language: Language,
	{ pathname, search }: { pathname: string; search: string },
): string {
	const query = new URLSearchParams(search);
	query.delete(languageField);
	query.append(languageField, language);
	return `${pathname}?${query}`;
}

/** Adds the page's language to the links in HTML written by staff. */
export const linksIn = (language: Language, html: string): string =>
	language === 'en'
		? html
		: html.replace(
				/(<a\b[^>]*?\shref=")(\/[^"]*)/g,
				(_, before: string, to: string) =>
					before + addressIn(language, to.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'),
			);
