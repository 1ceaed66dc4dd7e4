import type { ReactNode } from 'react';
import { useShell } from '../client/use-shell.ts';

/** Three words in a row, and no Chinese beside them; a name or a code is none. */
const english = /^(?!.*\p{Script=Han})(?:.*\s)?\p{Script=Latin}\S*\s+\p{Script=Latin}\S*\s+\p{Script=Latin}/su;

/** Words of the content. On a Chinese page those that staff wrote in English only say so to whoever has it read aloud. */
export function Words({ of: words, children = words }: { of: string; children?: ReactNode }) {
	const isForeign = useShell().language === 'cn' && english.test(words);
	return isForeign ? <span lang="en">{children}</span> : children;
}
