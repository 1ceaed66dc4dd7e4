import type { IncomingMessage } from 'node:http';
import type { Language } from '@site/contract/language';
import { type Layout, layoutByUserAgent, layoutCookie } from '../../app/client/layout.ts';
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
	/** In its one spelling, with what the page reads of its query and nothing else. */
	address: string;
	/** Names a form that the browser itself sent; the page that shows what became of it is nobody else's. */
	form: string | null;
	layout: Layout;
	language: Language;
	/** The language that the address asks for, and the visitor's cookie does not say yet (D26). */
	newLanguage: Language | null;
	/** The same for two requests exactly when they get the same answer. */
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
	return { verdict, isData, address, form, layout, language, newLanguage, key: keyOf(layout, language, address) };
}

/** The key of a request whose address has no query, without a look at the route table. Pages are kept under their one spelling. */
export function plainKey({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
	if (url.includes('?')) return null;
	return keyOf(layoutOf(headers.cookie, headers['user-agent']), rememberedLanguage(headers.cookie) ?? 'en', url);
}

/** Every page takes it; no route has it in its table, since it makes no page of its own. */
export const formField = 'form';

function answeredAddress({ path, route }: PageVerdict, query: string, isData: boolean): string {
	const file = isData ? `${path === '/' ? '/_' : path}.data` : path;
	return query ? file + knownQuery(route, query, isData) : file;
}

const keyOf = (layout: Layout, language: Language, address: string) => `${layout} ${language} ${address}`;

/** A preview beside the studio's form shows the layout that its address names, whatever the window. */
function layoutAsked(query: string): Layout | null {
	const asked = new URLSearchParams(query).get('layout');
	return asked === 'desktop' || asked === 'mobile' ? asked : null;
}

const rememberedLayout = new RegExp(`(?:^|;)\\s*${layoutCookie}=([^;\\s]*)`);

function layoutOf(cookies = '', userAgent = ''): Layout {
	const remembered = rememberedLayout.exec(cookies)?.[1];
	return remembered === 'desktop' || remembered === 'mobile' ? remembered : layoutByUserAgent(userAgent);
}
