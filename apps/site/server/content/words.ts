import { simplified } from './simplified-characters.ts';

const runs = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
const longestWord = 40;

/**
 * Lower case without accents and without the English genitive, so that `Ménière’s` and `meniere` are the same word;
 * Chinese in its simplified characters.
 */
export const fold = (text: string): string =>
	simplified(
		text
			.normalize('NFKD')
			.replace(/\p{M}/gu, '')
			.replace(/(?<=\p{L})['’]s(?!\p{L})/giu, '')
			.toLowerCase(),
	);

export const isChinese = (word: string): boolean => han.test(word);

/** Words that only look like gerunds: `nursing` must not match `nurse`. */
const ofTheirOwn: ReadonlySet<string> = new Set(['nursing', 'housing', 'building']);

/**
 * The stem of a plural, a gerund or a word with a silent e, judged by spelling alone: `Choosing` and `choose` have the
 * same.
 */
export function stem(word: string): string {
	const singular = withoutPlural(word);
	if (ofTheirOwn.has(singular)) return singular;
	if (singular.length > 6 && singular.endsWith('ing')) return singular.slice(0, -3);
	return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

function withoutPlural(word: string): string {
	if (word.length < 4 || word === 'news' || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
	if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
	return /(?:ss|us|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Chinese is indexed as overlapping pairs of characters, which match anywhere in a longer expression. */
const pairs = (run: string): string[] =>
	run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const runsOf = (text: string) => [...fold(text).matchAll(runs)].map(([run]) => run);

/** Chinese question words: the query is split at them. */
const asking =
	/请问|我想|想要|怎么[样看用做办]?|可以用?|还能|是否|怎样|如何|为什么|什么[是叫]?|是什么|哪[里儿](?:有卖|能买|可以买|[有能买])?|多久(?:出结果)?|多少钱?|价[格钱]|报价|购买|厂家|能不能|有没有|可不可以|[吗呢的了]/u;

/** Chinese words that apply to any product. They are split off, because in 流感试剂盒 the pair 感试 is not a word. */
const ofAnyProduct = /(试剂盒|试纸条?|检测卡?|检测试剂|测试|试剂|快速|快筛|检查|筛查|自测|居家|家用|产品|批发)/u;

const wordsIn = (run: string): string[] => (isChinese(run) ? pairs(run) : [run.slice(0, longestWord)]);

const apart = (parts: readonly string[]): string[] =>
	parts
		.flatMap((run) => run.split(ofAnyProduct))
		.filter((part) => part !== '')
		.flatMap(wordsIn);

/** True for a query put as a question, in English or Chinese. */
export const isQuestion = (text: string): boolean =>
	/[?？]\s*$|^(?:how|can|could|may|must|do|does|did|is|are|am|why|what|when|which|where|who|should|will)\b|[吗呢]$|怎么|怎样|如何|为什么|几天|多久|可以|能不能|还能/i.test(
		fold(text).trim(),
	);

/** The words of a query without question words. */
export const askedWords = (text: string): string[] => apart(runsOf(text).flatMap((run) => run.split(asking)));

/** The same, but a query of question words only keeps them. */
export function typedWords(text: string): string[] {
	const asked = askedWords(text);
	return asked.length > 0 ? asked : apart(runsOf(text));
}

/** The words that an expression is found by. */
export const queryWords = (text: string): string[] => typedWords(text).map(stem);

/**
 * The indexed words of a text. The last Chinese character is also indexed alone, so that a query of one character
 * matches as a prefix.
 */
export const wordsOf = (text: string): string[] =>
	runsOf(text).flatMap((run) => (isChinese(run) ? [...pairs(run), run.slice(-1)] : stem(run.slice(0, longestWord))));

/** Compounds without their hyphens, so that `ckmb` finds `CK-MB`. */
export const joinedWords = (text: string): string[] =>
	[...fold(text).matchAll(/[a-z]+(?:-[a-z]+)+/g)].map(([compound]) => stem(compound.replaceAll('-', '')));
