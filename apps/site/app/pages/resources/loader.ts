import type { RouterContextProvider } from 'react-router';
import type { Listed } from '../../client/navigation/list-view.ts';
import { everything, resourcesItems } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { type List, parts, readView, type View } from './view.ts';

/** The lists for an address. */
export function resourcesLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask } = visitOf(context);
	const shown = readView(query);
	function articles(list: List) {
		const { tab, whole } = parts[list](shown);
		const pageSize = whole ? everything : resourcesItems;
		return ask.articles({ kind: list, onlyArticles: tab === 'articles', page: 1, pageSize });
	}
	return { ...composedPage(context, 'resources'), shown, blog: articles('blog'), press: articles('press') };
}
export type ResourcesData = ReturnType<typeof resourcesLoader> & Listed<View>;
