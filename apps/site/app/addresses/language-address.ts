import type { Language } from '@site/contract/language';

/** Names the language in an address (D26). */
export const languageField = 'lang';

const askedFor = new RegExp(`(?:^|[?&])${languageField}=(en|cn)(?:[&#]|$)`);

/** The language that a query asks for; null where it does not say. */
export function languageAsked(query: string): Language | null {
	const asked = askedFor.exec(query)?.[1];
	return asked === 'en' || asked === 'cn' ? asked : null;
}

/** Adds the language to a query. English is the default. */
export const queryIn = (language: Language, query: string): string =>
	language === 'en' ? query : `${query}${query.includes('?') ? '&' : '?'}${languageField}=${language}`;

const ownFiles = /^\/(?:media|calendar|codes|feeds|assets|apis)\/|^\/documents\/(?:[^/?#]+$|[^?#]*\.pdf$)/;

/** What a browser opens by itself, and no page of ours. */
export const isFileAddress = (address: string): boolean => ownFiles.test(address);

/** Adds the language to an address of this site, so that links keep it. External addresses and files stay as they are. */
export function addressIn(language: Language, address: string): string {
	if (language === 'en' || !/^\/(?!\/)/.test(address) || isFileAddress(address)) return address;
	const [, place = '', part = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
	return languageAsked(place.replace(/^[^?]*/, '')) ? address : queryIn(language, place) + part;
}

/** The address of the page one is on in another language, whatever language its own query asks for. */
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
