import type { Product } from './catalogue.ts';
import type { Text } from './language.ts';
import { unescapeHtml } from './unescape-html.ts';

/** The text of a piece of HTML. */
const wordsOf = (html: string): string =>
	unescapeHtml(html.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();

const block = /<(h[1-6]|p|ul|ol|table)\b[^>]*>([\s\S]*?)<\/\1>/gi;

const inside = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(([, words = '']) => words);

/**
 * The parts of a product's text, recognized by form alone: the first numbered list is the procedure, whatever its
 * heading.
 */
export function partsOf(html: string) {
	const blocks = [...html.matchAll(block)].map(([, tag = '', inner = '']) => ({ tag: tag.toLowerCase(), inner }));
	const first = (tag: string) => blocks.find((candidate) => candidate.tag === tag)?.inner ?? '';
	return {
		intendedUse: wordsOf(first('p')),
		highlights: inside(first('ul'), 'li').map(wordsOf),
		procedure: inside(first('ol'), 'li').map(wordsOf),
		kit: inside(inside(first('table'), 'tbody')[0] ?? '', 'tr').map((row) => inside(row, 'td').map(wordsOf)),
		notes: blocks.flatMap(({ tag, inner }, at) => {
			const next = blocks[at + 1];
			return tag === 'h3' && next?.tag === 'p' ? [{ title: wordsOf(inner), text: wordsOf(next.inner) }] : [];
		}),
	};
}

const withColon = (title: string, text: string) => `${title}${/\p{Script=Han}$/u.test(title) ? '：' : ': '}${text}`;

/** The steps of a test: those of its text, or of its themed page. */
export function procedureOf(
	{ content, theme }: Pick<Product, 'content' | 'theme'>,
	say: (text: Text) => string,
): string[] {
	const { procedure } = partsOf(say(content));
	if (procedure.length > 0) return procedure;
	return (theme?.steps ?? []).map(({ title, text }) => withColon(say(title), say(text)));
}
