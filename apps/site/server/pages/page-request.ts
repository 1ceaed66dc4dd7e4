import type { IncomingMessage } from 'node:http';
import type { Language } from '@site/contract/language';
import { countryCookie, type Layout, layoutByUserAgent, layoutCookie } from '../../app/client/layout.ts';
import { languageAsked } from '../../app/language-address.ts';
import { rememberedLanguage } from '../remembered-language.ts';
import { readAddress } from './address.ts';
import { judgePath, type PageVerdict, type PathVerdict } from './canonical-path.ts';
import { knownQuery } from './known-query.ts';

/** A request for a page, or for the data of one (`.data`), with everything its answer depends on. */
export type PageRequest = {
	verdict: PathVerdict;
	/** The data of the page instead of the page. */
	isData: boolean;
	/** The canonical address with only the query parameters that the page reads. */
	address: string;
	/** Token of a form submitted without JavaScript. The page that shows its outcome is for this visitor only. */
	form: string | null;
	layout: Layout;
	language: Language;
	/** Set if the address asks for a language that the visitor's cookie does not name yet (D26). */
	newLanguage: Language | null;
	/** The country that the address chooses, for the visitor's cookie; empty if the choice is withdrawn. */
	newCountry: string | null;
	/** The country that the visitor chose before, on pages that mark it; else empty. */
	country: string;
	/** The cache key: equal exactly for requests that get the same response. */
	key: string;
};

export function readPageRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
	const { path, query } = readAddress(url);
	const isData = path.endsWith('.data');
	const pathname = isData ? path.replace(/(?<=\/)_?\.data$|\.data$/, '') : path;
	const verdict = judgePath(pathname);
	const address = verdict.kind === 'page' ? answeredAddress(verdict, query, isData) : path;
	const previewed = verdict.kind === 'page' && verdict.route.preview ? layoutAsked(query) : null;
	const layout = previewed ?? layoutOf(headers.cookie, headers['user-agent']);
	const asked = query ? languageAsked(query) : null;
	const remembered = rememberedLanguage(headers.cookie);
	const language = asked ?? remembered ?? 'en';
	const form = query.includes('form=') ? new URLSearchParams(query).get(formField) : null;
	const newLanguage = asked && !isData && asked !== remembered ? asked : null;
	const newCountry = verdict.kind === 'page' && !isData ? countryChosen(verdict, query) : null;
	const country = verdict.kind === 'page' ? countryBefore(verdict, address, headers.cookie) : '';
	const key = keyOf(layout, language, address, country);
	return { verdict, isData, address, form, layout, language, newLanguage, newCountry, country, key };
}

/**
 * The cache key of an address without a query, for a visitor who chose no country, found without the route table, since
 * pages are cached under their canonical path.
 */
export function plainKey({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
	if (url.includes('?') || rememberedCountry.test(headers.cookie ?? '')) return null;
	return keyOf(layoutOf(headers.cookie, headers['user-agent']), rememberedLanguage(headers.cookie) ?? 'en', url);
}

/** Accepted by every page. It is in no route's table, so it never creates a cache entry. */
export const formField = 'form';

function answeredAddress({ path, route }: PageVerdict, query: string, isData: boolean): string {
	const file = isData ? `${path === '/' ? '/_' : path}.data` : path;
	return query ? file + knownQuery(route, query, isData) : file;
}

function countryChosen({ route }: PageVerdict, query: string): string | null {
	if (!route.query?.includes(countryCookie) || !query.includes(countryCookie)) return null;
	const chosen = new URLSearchParams(query).get(countryCookie);
	return chosen !== null && /^([A-Z]{2})?$/.test(chosen) ? chosen : null;
}

const namedCountry = new RegExp(`[?&]${countryCookie}=`);
const rememberedCountry = new RegExp(`(?:^|;)\\s*${countryCookie}=([A-Z]{2})(?:;|$)`);

/** An address that names a country, or none on purpose, is answered as it says. */
function countryBefore({ route }: PageVerdict, address: string, cookies = ''): string {
	if (!route.query?.includes(countryCookie) || namedCountry.test(address)) return '';
	return rememberedCountry.exec(cookies)?.[1] ?? '';
}

const keyOf = (layout: Layout, language: Language, address: string, country = '') =>
	`${layout} ${language} ${address}${country && ` in ${country}`}`;

/** A preview in the studio names its layout in the address, whatever the width of the window. */
function layoutAsked(query: string): Layout | null {
	const asked = new URLSearchParams(query).get('layout');
	return asked === 'desktop' || asked === 'mobile' ? asked : null;
}

const rememberedLayout = new RegExp(`(?:^|;)\\s*${layoutCookie}=([^;\\s]*)`);

function layoutOf(cookies = '', userAgent = ''): Layout {
	const remembered = rememberedLayout.exec(cookies)?.[1];
	return remembered === 'desktop' || remembered === 'mobile' ? remembered : layoutByUserAgent(userAgent);
}
