// Reads the rules of docs/specification and the tags of tests (`@LIST-3`), and reports what is wrong.

export type Source = { file: string; text: string };
export type Rule = { number: string; text: string; file: string; line: number };
export type Citation = { number: string; file: string; line: number };
export type Holding = Citation & { title: string };

const numbers =
	/\b(?:(?:ROUTE|SHELL|CALL|PAGE|FORM|CONST|INFO|DOC|TRAIL|NOTICE|BOX|READ|REPORT|FIND|LIST|MEET|DESK|FREE|LANG|ZH|LINK|WRITE|REL|EDIT|WORK|DATA)-\d+|D[1-9]\d?)\b/g;
const ruleLine = /^- \*\*([A-Z]+-?\d+)\*\* (.+)$/;

const linesOf = ({ text }: Source) => text.split('\n');

export const rulesIn = (source: Source): Rule[] =>
	linesOf(source).flatMap((content, at) => {
		const [, number, text] = ruleLine.exec(content) ?? [];
		return number && text ? [{ number, text, file: source.file, line: at + 1 }] : [];
	});

/** Every citation of a number, except where a rule itself begins. */
export const citationsIn = (source: Source): Citation[] =>
	linesOf(source).flatMap((content, at) =>
		[...content.replace(/^- \*\*[A-Z]+-?\d+\*\*/, '').matchAll(numbers)].map(([number]) => ({
			number,
			file: source.file,
			line: at + 1,
		})),
	);

const tagged = /(['"`])((?:\\.|(?!\1)[^\n])+)\1,\s*\{\s*tags?: (\[[^\]]*\]|'[^']*')/g;

/** The rules that a test, or a group of tests, has as tags. */
export const tagsIn = ({ file, text }: Source): Holding[] =>
	[...text.matchAll(tagged)].flatMap(({ index, 2: title = '', 3: tags = '' }) =>
		[...tags.matchAll(numbers)].map(([number]) => ({
			number,
			file,
			line: text.slice(0, index).split('\n').length,
			title,
		})),
	);

const longest = 80;
const titled = /(?:\b(?:it|test|describe)(?:\.\w+)*|\](?: as const)?\))\(\s*(['"`])((?:\\.|(?!\1)[^\n])+)\1,/g;

/** Titles of tests that are too long for one line of a report. A value in one counts as a few characters. */
export const longTitlesIn = ({ file, text }: Source): string[] =>
	[...text.matchAll(titled)]
		.map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, 'value'))
		.filter((title) => title.length > longest)
		.map((title) => `${file}: the title '${title}' has ${title.length} characters, more than ${longest}`);

type Given = {
	rules: readonly Rule[];
	cited: readonly Citation[];
	held: readonly Citation[];
	/** Rules that no test holds yet, with the reason. */
	notHeld: Readonly<Record<string, string>>;
};

/** Problems, one line each: a duplicate rule, an unknown number, a rule that no test holds. */
export function problemsOf({ rules, cited, held, notHeld }: Given): string[] {
	const known = new Map<string, Rule>();
	const twice = rules.flatMap((rule) => {
		const first = known.get(rule.number);
		if (!first) known.set(rule.number, rule);
		return first ? [`${placeOf(rule)} gives ${rule.number} again, after ${placeOf(first)}`] : [];
	});
	const unknown = [...cited, ...held]
		.filter(({ number }) => !known.has(number))
		.map((citation) => `${placeOf(citation)} cites ${citation.number}, which docs/specification does not have`);
	const holdings = new Set(held.map(({ number }) => number));
	const unnamed = [...known.values()]
		.filter(({ number }) => !holdings.has(number) && !Object.hasOwn(notHeld, number))
		.map((rule) => `${placeOf(rule)} ${rule.number} is held by no test`);
	const needless = Object.keys(notHeld)
		.filter((number) => holdings.has(number) || !known.has(number))
		.map((number) => `scripts/specification.ts excuses ${number}, which needs no excuse`);
	return [...twice, ...unknown, ...unnamed, ...needless];
}

const placeOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;
