import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type ListProblem, pastedIn, problemKinds } from './list-lines.ts';
import { suggestions } from './list-suggestion.ts';

/** Limit, since each entry needs a search. */
const mostSuggested = 20;
const longestTyped = 120;
/** Keeps the address short enough for browsers and servers. */
const mostEncoded = 5000;

/** The entries as an address has them, one per line: `unknown:AB-1`. Those that do not fit are counted. */
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

/** The entries that were not accepted as typed, each with suggestions and a quantity. */
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
