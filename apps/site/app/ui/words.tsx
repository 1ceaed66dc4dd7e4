import type { ReactNode } from 'react';
import { useShell } from '../client/use-shell.ts';

/** At least three Latin words and no Chinese, so that a name or a code does not match. */
const english = /^(?!.*\p{Script=Han})(?:.*\s)?\p{Script=Latin}\S*\s+\p{Script=Latin}\S*\s+\p{Script=Latin}/su;

/** A text of the content. On a Chinese page, text that staff wrote only in English is marked for screen readers. */
export function Words({ of: words, children = words }: { of: string; children?: ReactNode }) {
	const isForeign = useShell().language === 'cn' && english.test(words);
	return isForeign ? <span lang="en">{children}</span> : children;
}
