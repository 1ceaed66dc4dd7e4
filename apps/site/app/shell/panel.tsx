import { type ReactNode, useContext, useEffect } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { ServedDocumentContext } from '../document/served-document.ts';
import { Still } from '../ui/still.tsx';
import type { NavigationNode } from '../visit.ts';
import { type NavigationItem, placeInMenu } from './navigation-address.ts';

/** Only set on the server (`import.meta.env.SSR`), so that the browser does not load code it never runs. */
type Contents = (children: NavigationNode[], place: string) => ReactNode;

/** The panel of a navigation item, taken from the document. */
export function Panel({ item, children }: { item: NavigationItem; children: Contents | undefined }) {
	const served = useContext(ServedDocumentContext);
	const { pathname } = useLocation();
	const matches: UIMatch[] = useMatches();
	const place = placeInMenu(pathname, matches.at(-1)?.loaderData);
	useEffect(() => {
		if (item.still !== undefined) markCurrent(`[data-still="${item.still}"]`, place);
	}, [item.still, place]);
	if (item.still === undefined) return children?.(item.children, place);
	const within = served?.panels.get(item.still);
	return <Still name={item.still}>{within && children?.([...within], place)}</Still>;
}

/** Marks the current page in the panel (SHELL-16): the server marked the page of the document. */
function markCurrent(panel: string, place: string) {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`${panel} a`)) {
		mark(link, link.pathname === place && 'page');
	}
	for (const branch of document.querySelectorAll(`${panel} details`)) {
		const [summary] = branch.children;
		if (summary) mark(summary, branch.querySelector('a[aria-current]') !== null && 'true');
	}
}

function mark(element: Element, current: 'page' | 'true' | false) {
	if (current) element.setAttribute('aria-current', current);
	else element.removeAttribute('aria-current');
}
