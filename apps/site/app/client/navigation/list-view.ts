import { startTransition, useEffect, useMemo, useOptimistic, useRef } from 'react';
import {
	type ShouldRevalidateFunction,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useNavigate,
	useRevalidator,
} from 'react-router';
import { queryIn } from '../../addresses/language-address.ts';
import type { RouteName } from '../../route-paths.ts';
import { isGoneBackTo, showList } from '../memory/page-data.ts';
import { useShell } from '../use-shell.ts';
import { stayInPlace } from './scroll.ts';

/** Loader data of a page with a list. */
export type Listed<View> = {
	/** The view that the data show. */
	shown: View;
	/** A later view whose data did not come. Only the browser sets it. */
	failed?: { address: string; entry: string };
};

type Spelling<View> = {
	read: (query: string, pathname: string) => View;
	/** Returns a query, or a path and query if views differ in their path. */
	write: (view: View) => string;
};

type Target = { pathname?: string; search: string };

function targetOf(address: string): Target {
	const [path, query] = address.split('?');
	return { ...(path && { pathname: path }), search: query ? `?${query}` : '' };
}

/** The view in the address, and links to others. */
export function useAddressView<View>({ read, write }: Spelling<View>) {
	const { language } = useShell();
	const { pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: how a page reads its address stays the same
	const view = useMemo(() => read(search, pathname), [search, pathname]);
	return { view, to: (next: View): Target => targetOf(queryIn(language, write(next))) };
}

type ListPlan<View, Part extends string> = Spelling<View> & {
	route: RouteName;
	/** The parts of a view that change its data. A change of anything else needs no data. */
	parts: Record<Part, (view: View) => unknown>;
};

const keyOf = (value: unknown) => JSON.stringify(value);

/**
 * A list whose view is in the address. A choice changes the address at once, so that each is an entry of the history;
 * then the page's loader is asked again. Until its data come, and if they do not, the last good list stays (PAGE-45);
 * only the newest view counts (PAGE-45). `data.shown` is the view of the data: use it for headings, counts and pagers.
 */
export function useListView<View, Data extends Listed<View>, Part extends string>(
	data: Data,
	{ route, read, write, parts }: ListPlan<View, Part>,
) {
	const { key, pathname, search } = useLocation();
	const address = pathname + search;
	const navigate = useNavigate();
	const { revalidate, state } = useRevalidator();
	const { view: current, to } = useAddressView({ read, write });
	const goingBack = isGoneBackTo(key);
	// A ticked box must not wait for the router, which navigates in a transition.
	const [view, choose] = useOptimistic(current);
	const latest = useRef(view);
	useEffect(() => {
		latest.current = view;
	}, [view]);

	const names = Object.keys(parts) as Part[];
	const differs = (part: Part, one: View, other: View) => keyOf(parts[part](one)) !== keyOf(parts[part](other));
	const isAnswered = !names.some((part) => differs(part, current, data.shown));
	const { failed } = data;
	const failedHere = failed?.entry === key;
	const isPending = !isAnswered && (!failedHere || state === 'loading');
	const hasFailed = failed !== undefined && !isPending;
	/** The view that the visitor asked for. After a failure it is no longer in the address. */
	const asked = hasFailed ? read(...queryAndPath(failed.address)) : view;

	useEffect(() => showList({ route, data, isPending: !isAnswered }));

	// biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is asked for once; another navigation ends a running request
	useEffect(() => {
		if (!isAnswered && !failedHere) void revalidate();
	}, [key]);

	/** The last address whose data came. */
	const settled = useRef(address);
	useEffect(() => {
		if (isAnswered) settled.current = address;
	}, [isAnswered, address]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
	useEffect(() => {
		// After back or forward, the address of the history entry must stay.
		if (failedHere && !isAnswered && !goingBack) void navigate(settled.current, { replace: true, state: stayInPlace });
	}, [failed]);

	return {
		data,
		view,
		asked,
		goingBack,
		to,
		isPending: (part: Part) => isPending && differs(part, view, data.shown),
		hasFailed: (part: Part) => hasFailed && differs(part, asked, data.shown),
		retry() {
			if (failedHere || !failed) void revalidate();
			else void navigate(failed.address, { replace: true, state: stayInPlace });
		},
		/** Navigates to another view; `replace` for a change that needs no history entry. */
		change(transition: (view: View) => View, { replace = false } = {}) {
			const next = transition(latest.current);
			if (write(next) === write(latest.current)) return;
			latest.current = next;
			startTransition(async () => {
				choose(next);
				await navigate(to(next), { replace, state: stayInPlace });
			});
		},
	};
}

function queryAndPath(address: string): [query: string, pathname: string] {
	const { search, pathname } = new URL(address, location.origin);
	return [search, pathname];
}

const isSamePage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname === nextUrl.pathname;

/** Within a list the address changes without data; `useListView` asks for them then, at the same address. */
export const revalidatesList =
	(staysInList: (args: ShouldRevalidateFunctionArgs) => boolean = isSamePage): ShouldRevalidateFunction =>
	(args) =>
		staysInList(args) ? args.currentUrl.href === args.nextUrl.href : args.defaultShouldRevalidate;
