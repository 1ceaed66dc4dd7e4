import { useEffect } from 'react';
import { readSession, writeSession } from '../../client/memory/session.ts';
import { useListView } from '../../client/navigation/list-view.ts';
import { useShell } from '../../client/use-shell.ts';
import { call } from '../../client/wire/wire.ts';
import type { SearchData } from './loader.ts';
import { loadMore, readView, searchFor, type View, writeView } from './view.ts';

const told = new Set<string>();

/**
 * Counts a search whose answer was shown, and the first opened result, each once per visit. Staff use the counts to
 * maintain synonyms.
 */
function tellSeen(keyword: string, language: string, opened: 0 | 1) {
	const seen = opened + keyword;
	if (told.has(seen)) return;
	told.add(seen);
	call('searchSeen', { keyword, language, opened }, { silent: true }).catch(() => undefined);
}

const parts = { results: (view: View) => view };

/** The search in the address and the session's `searchVal`: if only one has a keyword, the other takes it over. */
export function useSearch(data: SearchData) {
	const { language } = useShell();
	const list = useListView(data, { route: 'Search', read: readView, write: writeView, parts });
	const { view, asked, change, retry } = list;
	const { shown } = data;
	const isPending = list.isPending('results');
	const hasFailed = list.hasFailed('results');

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
	useEffect(() => {
		if (view.search !== '') writeSession('searchVal', view.search);
		else if (!list.goingBack) takeFromSession();
	}, [view.search]);

	const isSeen = !isPending && !hasFailed && view.search !== '';
	useEffect(() => {
		if (isSeen) tellSeen(view.search, language, 0);
	}, [isSeen, view.search, language]);

	function takeFromSession() {
		const stored = readSession('searchVal')?.trim();
		if (stored) change(() => searchFor(stored), { replace: true });
	}

	return {
		data,
		asked,
		retry,
		isPending,
		hasFailed,
		more: list.to(loadMore(view)),
		/** Call this when a shown result is opened. */
		opened: () => tellSeen(shown.search, language, 1),
		/** The same keyword is searched again only if the last search failed. */
		search(keyword: string) {
			if (keyword === '') writeSession('searchVal', '');
			if (keyword === asked.search && hasFailed) retry();
			else change(() => searchFor(keyword));
		},
		loadMore() {
			if (!isPending && !hasFailed) change(loadMore, { replace: true });
		},
	};
}
