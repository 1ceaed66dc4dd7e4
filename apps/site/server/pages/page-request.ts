import type { IncomingMessage } from 'node:http';
import type { Language } from '@site/contract/language';
import { draftField } from '@site/contract/typed-draft';
import { languageAsked } from '../../app/addresses/language-address.ts';
import { countryCookie, type Layout, layoutByUserAgent, layoutCookie, viewCookie } from '../../app/client/layout.ts';
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
	/** Key of a colleague's unsaved changes in the studio: only requests with it see them (EDIT-1). */
	draft: string | null;
	layout: Layout;
	language: Language;
	/** Set if the address asks for a language that the visitor's cookie does not name yet (D26). */
	newLanguage: Language | null;
	/** The country that the address chooses, for the visitor's cookie; empty if the choice is withdrawn. */
	newCountry: string | null;
	/** The country that the visitor chose before, on pages that mark it; else empty. */
	country: string;
	/** Whether the address chooses the table (`table`) or cards (empty), for the visitor's cookie. */
	newView: string | null;
	/** The view that the visitor chose before, on a list whose address names none; else empty. */
	view: string;
	/** The cache key: equal exactly for requests that get the same response. */
	key: string;
};

export function readPageRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
	const { path, query } = readAddress(url);
	const isData = path.endsWith('.data');
	const pathname = isData ? path.replace(/(?<=\/)_?\.data$|\.data$/, '') : path;
	const verdict = judgePath(pathname);
	const address = verdict.kind === 'page' ? answeredAddress(verdict, query, isData) : path;
	const draft = query.includes(`${draftField}=`) ? new URLSearchParams(query).get(draftField) : null;
	const isPreview = verdict.kind === 'page' && (verdict.route.preview || draft !== null);
	const previewed = isPreview ? layoutAsked(query) : null;
	const layout = previewed ?? layoutOf(headers.cookie, headers['user-agent']);
	const asked = query ? languageAsked(query) : null;
	const remembered = rememberedLanguage(headers.cookie);
	const language = asked ?? remembered ?? 'en';
	const form = query.includes('form=') ? new URLSearchParams(query).get(formField) : null;
	const newLanguage = asked && !isData && draft === null && asked !== remembered ? asked : null;
	const newCountry = verdict.kind === 'page' && !isData ? countryChosen(verdict, query) : null;
	const country = verdict.kind === 'page' ? countryBefore(verdict, address, headers.cookie) : '';
	const newView = verdict.kind === 'page' && !isData ? viewChosen(verdict, query) : null;
	const view = verdict.kind === 'page' ? viewBefore(verdict, address, headers.cookie) : '';
	const key = keyOf(layout, language, address, country, view) + (draft === null ? '' : ` with ${draft}`);
	return {
		verdict,
		isData,
		address,
		form,
		draft,
		layout,
		language,
		newLanguage,
		newCountry,
		country,
		newView,
		view,
		key,
	};
}

/**
 * The cache key of an address without a query, for a visitor who chose neither country nor table. It needs no route
 * table, since pages are cached under their canonical path.
 */
export function plainKey({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
	const { cookie = '' } = headers;
	if (url.includes('?') || rememberedCountry.test(cookie) || rememberedTable.test(cookie)) return null;
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

const namedView = new RegExp(`[?&]${viewCookie}=`);
const namedTable = new RegExp(`[?&]${viewCookie}=table(?:&|$)`);
const rememberedTable = new RegExp(`(?:^|;)\\s*${viewCookie}=table(?:;|$)`);

/**
 * The country in the cookie, unless the address names one, or none on purpose. Of lists, only the table marks the
 * country.
 */
function countryBefore({ route }: PageVerdict, address: string, cookies = ''): string {
	if (!route.query?.includes(countryCookie) || namedCountry.test(address)) return '';
	if (route.query.includes(viewCookie) && !namedTable.test(address)) return '';
	return rememberedCountry.exec(cookies)?.[1] ?? '';
}

function viewChosen({ route }: PageVerdict, query: string): string | null {
	if (!route.query?.includes(viewCookie) || !query.includes(viewCookie)) return null;
	const chosen = new URLSearchParams(query).get(viewCookie);
	if (chosen === 'table') return chosen;
	return chosen === 'cards' ? '' : null;
}

function viewBefore({ route }: PageVerdict, address: string, cookies = ''): string {
	if (!route.query?.includes(viewCookie) || namedView.test(address)) return '';
	return rememberedTable.test(cookies) ? 'table' : '';
}

const keyOf = (layout: Layout, language: Language, address: string, country = '', view = '') =>
	`${layout} ${language} ${address}${country && ` in ${country}`}${view && ` as ${view}`}`;

/** A preview in the studio names its layout in the address, whatever the width of the frame. */
function layoutAsked(query: string): Layout | null {
	const asked = new URLSearchParams(query).get('layout');
	return asked === 'desktop' || asked === 'mobile' ? asked : null;
}

const rememberedLayout = new RegExp(`(?:^|;)\\s*${layoutCookie}=([^;\\s]*)`);

function layoutOf(cookies = '', userAgent = ''): Layout {
	const remembered = rememberedLayout.exec(cookies)?.[1];
	return remembered === 'desktop' || remembered === 'mobile' ? remembered : layoutByUserAgent(userAgent);
}
