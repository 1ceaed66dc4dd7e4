import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language } from '@site/contract/language';
import { type Layout, languageCookie, layoutByUserAgent, layoutCookie } from '../../app/client/layout.ts';
import { judgePath } from './canonical-path.ts';

/** A request for a page, or for the data of one (`.data`), with everything its answer depends on. */
export type PageRequest = {
	pathname: string;
	layout: Layout;
	language: Language;
	/** The same for two requests exactly when they get the same answer. */
	key: string;
};

const dataSuffix = /(?:\/_|)\.data$/;

export function readPageRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
	const query = url.indexOf('?');
	const asked = query < 0 ? url : url.slice(0, query);
	const isData = asked.endsWith('.data');
	const pathname = isData ? asked.replace(dataSuffix, '') || '/' : asked;
	const layout = layoutOf(headers.cookie, headers['user-agent']);
	const language = languageOf(headers.cookie);
	const counts = query >= 0 && (isData || readsQuery(pathname));
	return { pathname, layout, language, key: `${layout} ${language} ${counts ? url : asked}` };
}

function readsQuery(pathname: string): boolean {
	const verdict = judgePath(pathname);
	return verdict.kind === 'page' && verdict.readsQuery;
}

const cookieIn = (header: string | undefined, name: string): string | undefined =>
	header
		?.split(';')
		.map((pair) => pair.trim())
		.find((pair) => pair.startsWith(`${name}=`))
		?.slice(name.length + 1);

function layoutOf(cookies: string | undefined, userAgent = ''): Layout {
	const remembered = cookieIn(cookies, layoutCookie);
	return remembered === 'desktop' || remembered === 'mobile' ? remembered : layoutByUserAgent(userAgent);
}

export function languageOf(cookies: string | undefined): Language {
	const remembered = cookieIn(cookies, languageCookie);
	return isLanguage(remembered) ? remembered : 'en';
}
