import { type ReactNode, useContext } from 'react';
import { ServedDocumentContext } from '../served-document.ts';
import { Still } from '../ui/still.tsx';
import type { NavigationNode } from '../visit.ts';
import type { NavigationItem } from './navigation-address.ts';

/** Only the server has it (`import.meta.env.SSR`): the browser need not load the code of what it never makes. */
type Contents = (children: NavigationNode[]) => ReactNode;

/** What an item of the navigation opens, as it stands in the document. */
export function Panel({ item, children }: { item: NavigationItem; children: Contents | undefined }) {
	const served = useContext(ServedDocumentContext);
	if (item.still === undefined) return children?.(item.children);
	const within = served?.panels.get(item.still);
	return <Still name={item.still}>{within && children?.([...within])}</Still>;
}
