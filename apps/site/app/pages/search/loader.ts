import { wireSearchTypes } from '@site/contract/wire';
import type { RouterContextProvider } from 'react-router';
import type { Listed } from '../../client/navigation/list-view.ts';
import { searchPageSize } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { readView, type View } from './view.ts';

const nothing = { items: [], total: 0, words: [], corrected: '' };

/** The results for an address. */
export function searchLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask, layout } = visitOf(context);
	const shown = readView(query);
	const wanted = shown.page * searchPageSize[layout];
	const { items, total, words, corrected } =
		shown.search === '' ? nothing : ask.search({ keyword: shown.search, page: 1, pageSize: wanted, all: true });
	return {
		...composedPage(context, 'search'),
		areas: ask.categoryTree('').map(({ slug, name }) => ({ slug, name })),
		shown,
		items: items.map(({ kind, ...result }) => ({ ...result, type: wireSearchTypes[kind] })),
		total,
		/** The words to mark in the results. */
		words,
		/** The corrected keyword; empty if it needed no correction. */
		corrected,
		/** The last page was not full, or all results are there. */
		isLast: items.length < wanted || items.length >= total,
	};
}
export type SearchData = ReturnType<typeof searchLoader> & Listed<View>;
export type Result = SearchData['items'][number];
