import type { Text } from '@site/contract/language';
import { pair } from './pairs.ts';
import { text } from './words.ts';

interface Named {
	id: number;
	name: string;
	nameCn?: string | null;
}

/** What is a name and nothing else. */
export const named = {
	toSnapshot: (doc: Named) => ({ id: doc.id, name: text(doc.name, doc.nameCn) }),
	fromSample: ({ id, name }: { id: number; name: Text }) => ({ id, ...pair('name', name) }),
};
