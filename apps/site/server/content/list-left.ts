import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type ListProblem, pastedIn, problemKinds } from './list-lines.ts';
import { suggestions } from './list-suggestion.ts';

/** Beyond that a search for each would take long. */
const mostSuggested = 20;
const longestTyped = 120;
/** So that an address with all of it stays one that browsers and servers take. */
const mostEncoded = 5000;

/** As it stands in an address: `unknown:AB-1`, one in a line. What finds no room is counted. */
export function writtenLeft(problems: readonly ListProblem[]): { left: string; unshown: number } {
	let left = '';
	for (const [at, { kind, typed }] of problems.entries()) {
		const next = [left, `${kind}:${typed.slice(0, longestTyped)}`].filter(Boolean).join('\n');
		if (encodeURIComponent(next).length > mostEncoded) return { left, unshown: problems.length - at };
		left = next;
	}
	return { left, unshown: 0 };
}

const leftIn = (written: string): ListProblem[] =>
	written.split('\n').flatMap((line) => {
		const [, named, typed = ''] = /^(\w+):(.+)$/.exec(line.trim()) ?? [];
		const kind = problemKinds.find((each) => each === named);
		return kind ? [{ kind, typed: typed.slice(0, longestTyped) }] : [];
	});

/** What was not taken as it was typed, with what may have been meant and how many of it. */
export const leftView = (content: Content, written: string, problems: readonly ListProblem[], language: Language) =>
	[...problems, ...leftIn(written)].map(({ kind, typed }, at) => {
		const [read] = kind === 'unknown' && at < mostSuggested ? pastedIn(content, typed).read : [];
		return {
			kind,
			typed,
			suggestions: (read ? suggestions(content, read.named) : []).map(({ product, reference }) => ({
				reference,
				title: inLanguage(product.title, language),
				quantity: read?.quantity || 1,
			})),
		};
	});
export type LeftView = ReturnType<typeof leftView>[number];
