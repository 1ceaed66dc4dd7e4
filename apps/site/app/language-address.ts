import type { Language } from '@site/contract/language';

/** Names the language in an address (D26). */
export const languageField = 'lang';

const askedFor = new RegExp(`(?:^|[?&])${languageField}=(en|cn)(?:[&#]|$)`);

/** The language that a query asks for; null where it does not say. */
export function languageAsked(query: string): Language | null {
	const asked = askedFor.exec(query)?.[1];
	return asked === 'en' || asked === 'cn' ? asked : null;
}

/** The query of a view in a language: Chinese says so, English needs no mention. */
export const queryIn = (language: Language, query: string): string =>
	language === 'en' ? query : `${query}${query.includes('?') ? '&' : '?'}${languageField}=${language}`;

const ownFiles = /^\/(?:documents|media|calendar|codes|feeds|assets|apis)\//;

/** An address of this site in a language, so that whoever walks on or passes it on stays in it. What is elsewhere, or a file, stays as it is. */
export function addressIn(language: Language, address: string): string {
	if (language === 'en' || !/^\/(?!\/)/.test(address) || ownFiles.test(address)) return address;
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

/** The links of a text that staff wrote, in the language of the page around it. */
export const linksIn = (language: Language, html: string): string =>
	language === 'en'
		? html
		: html.replace(
				/(<a\b[^>]*?\shref=")(\/[^"]*)/g,
				(_, before: string, to: string) =>
					before + addressIn(language, to.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'),
			);
