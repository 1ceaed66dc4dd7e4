import { isChinese } from './words.ts';

const longest = 180;
const before = 60;

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches a term at the start of a word, or as a whole word if it is short. Chinese has no spaces, so there it matches
 * anywhere.
 */
export function termPattern(terms: readonly string[]): RegExp | undefined {
	if (terms.length === 0) return undefined;
	const longestFirst = [...terms].sort((a, b) => b.length - a.length);
	const beginnings = longestFirst.map((term) =>
		isChinese(term)
			? escaped(term)
			: `(?<![\\p{L}\\p{N}])${escaped(term)}${term.length > 3 ? '' : '(?![\\p{L}\\p{N}])'}`,
	);
	return new RegExp(beginnings.join('|'), 'iu');
}

/** The part of the first matching text around the match; if none matches, the beginning of the first text. */
export function passage(texts: Iterable<string>, pattern: RegExp | undefined): string {
	let first = '';
	for (const text of texts) {
		const at = pattern ? text.search(pattern) : -1;
		if (at >= 0) return cut(text, at);
		first ||= text;
	}
	return cut(first, 0);
}

function cut(text: string, at: number): string {
	if (text.length <= longest) return text;
	const from = at <= before ? 0 : wordStart(text, at - before, at);
	const to = from + longest >= text.length ? text.length : wordEnd(text, from + longest, at);
	return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

const wordStart = (text: string, from: number, limit: number) => {
	const gap = text.indexOf(' ', from);
	return gap >= 0 && gap < limit ? gap + 1 : from;
};

const wordEnd = (text: string, to: number, limit: number) => {
	const gap = text.lastIndexOf(' ', to);
	return gap > limit ? gap : to;
};
