import { useEffect, useMemo, useRef, useState } from 'react';
import { type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { stayInPlace } from '../../client/scroll.ts';
import { readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The view that the address says, and how to go to another one. */
export function useView(entered: string) {
	const navigate = useNavigate();
	const { search, goingBack, aimAt } = useQuery();
	const view = useMemo(() => readView(search, entered), [search, entered]);
	const latest = useRef(view);
	useEffect(() => {
		latest.current = view;
	}, [view]);

	return {
		view,
		goingBack,
		/** The address of another view, for a link. */
		to: (next: View): To => ({ search: writeView(next, entered) }),
		/** Goes there at once; `replace` for what is not worth a step back. */
		change(transition: (view: View) => View, { replace = false } = {}) {
			const next = transition(latest.current);
			const query = writeView(next, entered);
			if (query === writeView(latest.current, entered)) return;
			latest.current = next;
			aimAt(query);
			void navigate({ search: query }, { replace, state: stayInPlace });
		},
	};
}
export type ViewChange = ReturnType<typeof useView>['change'];
export type ViewAddress = ReturnType<typeof useView>['to'];

/**
 * The query string one is on, or on the way to: a choice shows at once, even while the navigation still waits. An entry of
 * the history that was left before is one that the visitor goes back to, or forward.
 */
function useQuery() {
	const here = useLocation();
	const { location: ahead } = useNavigation();
	const { key, search } = ahead?.pathname === here.pathname ? ahead : here;
	const [aim, setAim] = useState<string | null>(null);
	const [left] = useState(() => new Set<string>());
	useEffect(() => () => void left.add(key), [left, key]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: any arrival ends what was aimed at
	useEffect(() => setAim(null), [here.key]);
	return { search: aim ?? search, goingBack: aim === null && left.has(key), aimAt: setAim };
}
