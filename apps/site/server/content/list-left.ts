import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { codeOf, listIndex, nameOf, type Ordered } from './list-index.ts';
import { type ListProblem, pastedIn, problemKinds } from './list-lines.ts';
import { searchHits } from './search.ts';
import { distance } from './search-spelling.ts';
import { isChinese } from './words.ts';

/** Catalogue numbers resemble each other: more mistakes than this give another product. */
const mostMistakes = 2;

const mostSuggestions = 3;

/** The nearest catalogue numbers, if any is near enough. */
function nearest(content: Content, typed: string): Ordered[] {
	const code = codeOf(typed);
	if (code.length < 4 || !/\d/.test(code)) return [];
	let best: Ordered[] = [];
	let least = mostMistakes;
	for (const [known, ordered] of listIndex(content).byCode) {
		const mistakes = distance(code, known, least);
		if (mistakes > least) continue;
		best = mistakes < least ? [ordered] : [...best, ordered];
		least = mistakes;
	}
	return best.slice(0, mostSuggestions);
}

/**
 * The search is too generous here, since it also matches single letters and body text: a word of the name must match.
 */
function sharesWord(typed: string, { title }: Product): boolean {
	const names = nameOf(`${title.en} ${title.cn ?? ''}`).split(' ');
	return nameOf(typed)
		.split(' ')
		.filter((word) => word.length > 3 || isChinese(word))
		.some((word) => names.some((name) => (isChinese(word) ? name.includes(word) : distance(word, name, 1) <= 1)));
}

/** The product that a search for the words finds first. */
function byWords(content: Content, typed: string): Ordered[] {
	if (!/\p{L}{2}/u.test(typed)) return [];
	const hit = searchHits(content, typed).find(({ kind }) => kind === 'product');
	const found = catalogueIndex(content).products.get(hit?.id ?? 0);
	if (!found || !sharesWord(typed, found)) return [];
	const ordered = listIndex(content).byCode.get(codeOf(found.reference));
	return ordered ? [ordered] : [];
}

/** Products that an unknown name or number may mean. */
function suggestions(content: Content, typed: string): Ordered[] {
	const near = nearest(content, typed);
	return near.length > 0 ? near : byWords(content, typed);
}

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
