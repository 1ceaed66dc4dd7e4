const runs = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
const longestWord = 40;

/** Lower case without accents, so that `Ménière` and `meniere` are the same word. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const isChinese = (word: string): boolean => han.test(word);

/**
 * Chinese is cut into overlapping pairs of characters: unlike dictionary words they are found wherever in a longer
 * expression they stand.
 */
const pairs = (run: string): string[] =>
	run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const runsOf = (text: string) => [...fold(text).matchAll(runs)].map(([run]) => run);

/** The words that a query asks for. */
export const queryWords = (text: string): string[] =>
	runsOf(text).flatMap((run) => (isChinese(run) ? pairs(run) : run.slice(0, longestWord)));

/** The words a text is found by. The last character of Chinese stands alone too, so that a single one is found as a beginning. */
export const wordsOf = (text: string): string[] =>
	runsOf(text).flatMap((run) => (isChinese(run) ? [...pairs(run), run.slice(-1)] : run.slice(0, longestWord)));
