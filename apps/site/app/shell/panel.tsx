import { type ReactNode, useContext } from 'react';
import { ServedDocumentContext } from '../document/served-document.ts';
import { Still } from '../ui/still.tsx';
import type { NavigationNode } from '../visit.ts';
import type { NavigationItem } from './navigation-address.ts';

/** Only set on the server (`import.meta.env.SSR`), so that the browser does not load code it never runs. */
type Contents = (children: NavigationNode[]) => ReactNode;

/** The panel of a navigation item, taken from the document. */
export function Panel({ item, children }: { item: NavigationItem; children: Contents | undefined }) {
	const served = useContext(ServedDocumentContext);
	if (item.still === undefined) return children?.(item.children);
	const within = served?.panels.get(item.still);
	return <Still name={item.still}>{within && children?.([...within])}</Still>;
}
