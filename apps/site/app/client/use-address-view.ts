import { useEffect, useMemo, useRef, useState } from 'react';
import { type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { stayInPlace } from './scroll.ts';

/** What a list shows as its address says it, and how to go to another view of it. */
export function useAddressView<View>(read: (query: string) => View, write: (view: View) => string) {
	const navigate = useNavigate();
	const { search, goingBack, aimAt } = useQuery();
	// biome-ignore lint/correctness/useExhaustiveDependencies: how a page reads its address stays the same
	const view = useMemo(() => read(search), [search]);
	const latest = useRef(view);
	useEffect(() => {
		latest.current = view;
	}, [view]);

	return {
		view,
		goingBack,
		/** The address of another view, for a link. */
		to: (next: View): To => ({ search: write(next) }),
		/** Goes there at once; `replace` for what is not worth a step back. */
		change(transition: (view: View) => View, { replace = false } = {}) {
			const next = transition(latest.current);
			const query = write(next);
			if (query === write(latest.current)) return;
			latest.current = next;
			aimAt(query);
			void navigate({ search: query }, { replace, state: stayInPlace });
		},
	};
}

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
