/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Longer ones are no words; PostgreSQL keeps none over 2 kB. */
const longest = 60;

/** Without accents, case and width, so that `resume` finds `Résumé`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface Parts {
	spaced: string[];
	runs: string[];
}

function partsOf(text: string): Parts {
	const even = plain(text);
	return {
		spaced: even
			.replace(unspaced, ' ')
			.split(/[^\p{L}\p{N}]+/u)
			.filter(Boolean)
			.map((word) => word.slice(0, longest)),
		runs: even.match(unspaced) ?? [],
	};
}

/** Two signs each, in order: `糖尿病` has `糖尿` and `尿病`. */
function pairsOf(run: string): string[] {
	const signs = [...run];
	return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** What a text is found by. The last sign of a run stands alone as well, so that every single sign begins some word. */
export function wordsOf(text: string): string[] {
	const { spaced, runs } = partsOf(text);
	return [...new Set([...spaced, ...runs.flatMap((run) => [...pairsOf(run), [...run].at(-1) ?? ''])])];
}

/** The same words as a question to PostgreSQL: each has to be there, and those with spaces may go on. */
export function questionOf(text: string): string {
	const { spaced, runs } = partsOf(text);
	const begun = spaced.map((word) => `'${word}':*`);
	const pairs = runs.flatMap((run) =>
		[...run].length === 1 ? [`'${run}':*`] : pairsOf(run).map((pair) => `'${pair}'`),
	);
	return [...begun, ...pairs].join(' & ');
}
