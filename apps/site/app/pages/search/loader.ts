import { wireSearchTypes } from '@site/contract/wire';
import type { RouterContextProvider } from 'react-router';
import { searchPageSize } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { noResults, type Results, resultsWith } from './results.ts';
import { readView } from './view.ts';

/** The results for an address, with the same answers that the wire would give. */
export function searchLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask, layout } = visitOf(context);
	const { search, page } = readView(query);
	const areas = ask.categoryTree('').map(({ slug, name }) => ({ slug, name }));
	return { ...composedPage(context, 'search'), areas, first: search === '' ? noResults : found() };

	function found(): Results {
		const wanted = page * searchPageSize[layout];
		const { items, total, words, corrected } = ask.search({ keyword: search, page: 1, pageSize: wanted, all: true });
		const results = items.map(({ kind, ...result }) => ({ ...result, type: wireSearchTypes[kind] }));
		return resultsWith({ items: results, total, words, corrected }, wanted);
	}
}
