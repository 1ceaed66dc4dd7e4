import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { queryIn } from '../../addresses/language-address.ts';
import { isGoneBackTo } from '../memory/back-forward-data.ts';
import { useShell } from '../use-shell.ts';
import { stayInPlace } from './scroll.ts';

type Place = { pathname: string; search: string };
type Target = { pathname?: string; search: string };

/**
 * The view of a list as described by its address, and how to change it. `write` returns a query, or a path and query if
 * views differ in their path; then `isHere` decides which paths belong to this list.
 */
export function useAddressView<View>(
	read: (query: string, pathname: string) => View,
	write: (view: View) => string,
	{ isHere }: { isHere?: (pathname: string) => boolean } = {},
) {
	const navigate = useNavigate();
	const { language } = useShell();
	const { pathname, search, goingBack, aimAt } = usePlace(isHere);
	// biome-ignore lint/correctness/useExhaustiveDependencies: how a page reads its address stays the same
	const view = useMemo(() => read(search, pathname), [search, pathname]);
	const latest = useRef(view);
	useEffect(() => {
		latest.current = view;
	}, [view]);

	return {
		view,
		goingBack,
		/** The address of another view, for a link. */
		to: (next: View): Target => targetOf(queryIn(language, write(next))),
		/** Navigates there; `replace` for a change that needs no history entry. */
		change(transition: (view: View) => View, { replace = false } = {}) {
			const next = transition(latest.current);
			const address = write(next);
			if (address === write(latest.current)) return;
			latest.current = next;
			const target = targetOf(queryIn(language, address));
			aimAt({ pathname, ...target });
			void navigate(target, { replace, state: stayInPlace });
		},
	};
}

function targetOf(address: string): Target {
	const [path, query] = address.split('?');
	return { ...(path && { pathname: path }), search: query ? `?${query}` : '' };
}

/** The current address, or the target of a pending navigation, so that a choice shows immediately. */
function usePlace(isHere: ((pathname: string) => boolean) | undefined) {
	const here = useLocation();
	const { location: ahead } = useNavigation();
	const staysHere = ahead && (isHere?.(ahead.pathname) ?? ahead.pathname === here.pathname);
	const { key, pathname, search } = staysHere ? ahead : here;
	const [aim, setAim] = useState<Place | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: any arrival ends what was aimed at
	useEffect(() => setAim(null), [here.key]);
	return { ...(aim ?? { pathname, search }), goingBack: aim === null && isGoneBackTo(key), aimAt: setAim };
}
