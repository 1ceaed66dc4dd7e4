import { useEffect } from 'react';
import { readSession, writeSession } from '../../client/memory/session.ts';
import { useAddressView } from '../../client/navigation/use-address-view.ts';
import { useLayout, useShell } from '../../client/use-shell.ts';
import { useAnswer } from '../../client/wire/use-answer.ts';
import { searchPageSize } from '../../constants.ts';
import { askForResults, type Results } from './results.ts';
import { tellSeen } from './tell-seen.ts';
import { loadMore, readView, searchFor, writeView } from './view.ts';

/** The search in the address and the session's `searchVal`: if only one has a keyword, the other takes it over. */
export function useSearch(first: Results) {
	const { language } = useShell();
	const pageSize = searchPageSize[useLayout()];
	const { view, to, change, goingBack } = useAddressView(readView, writeView);
	const asked = useAnswer({
		question: view,
		ask: (question, asking) => askForResults(question, pageSize, asking),
		first,
		goingBack,
		asks: (_before, { search }) => search !== '',
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
	useEffect(() => {
		if (view.search !== '') writeSession('searchVal', view.search);
		else if (!goingBack) takeFromSession();
	}, [view.search]);

	const { question, isPending, hasFailed } = asked;
	const isSeen = !isPending && !hasFailed && view.search !== '' && question.search === view.search;
	useEffect(() => {
		if (isSeen) tellSeen(view.search, language, 0);
	}, [isSeen, view.search, language]);

	function takeFromSession() {
		const stored = readSession('searchVal')?.trim();
		if (stored) change(() => searchFor(stored), { replace: true });
	}

	return {
		...asked,
		view,
		more: to(loadMore(view)),
		/** Call this when a shown result is opened. */
		opened: () => tellSeen(question.search, language, 1),
		/** The same keyword is searched again only if the last search failed. */
		search(keyword: string) {
			if (keyword === '') writeSession('searchVal', '');
			if (keyword === view.search && asked.hasFailed) asked.retry();
			else change(() => searchFor(keyword));
		},
		loadMore() {
			if (!asked.isPending && !asked.hasFailed) change(loadMore, { replace: true });
		},
	};
}
