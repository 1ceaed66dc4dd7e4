import type { RouterContextProvider } from 'react-router';
import { everything, resourcesItems } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { type Articles, questionOf } from './articles.ts';
import { type List, readView } from './view.ts';

/** The lists for an address, with the same answers that the wire would give. */
export function resourcesLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask } = visitOf(context);
	const view = readView(query);

	function first(list: List): Articles {
		const { tab, whole } = questionOf(view, list);
		const pageSize = whole ? everything : resourcesItems;
		const { items, total } = ask.articles({ kind: list, onlyArticles: tab === 'articles', page: 1, pageSize });
		return {
			items: items.map(({ slug, title, description, publishedText, publishedOn, picture }) => {
				return { slug, title, description, publishedText, publishedOn, picture };
			}),
			total,
		};
	}

	return { ...composedPage(context, 'resources'), blog: first('blog'), press: first('press') };
}
