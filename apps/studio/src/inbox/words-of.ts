/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Longer runs are not words, and PostgreSQL refuses lexemes over 2 kB. */
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

/** Pairs of neighboring characters: `糖尿病` has `糖尿` and `尿病`. */
function pairsOf(run: string): string[] {
	const signs = [...run];
	return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/**
 * Search terms of a text. The last character of a run is a term too, so that every single character begins some term.
 */
export function wordsOf(text: string): string[] {
	const { spaced, runs } = partsOf(text);
	return [...new Set([...spaced, ...runs.flatMap((run) => [...pairsOf(run), [...run].at(-1) ?? ''])])];
}

/** A query for PostgreSQL: each term has to occur, and terms of spaced scripts may be prefixes. */
export function questionOf(text: string): string {
	const { spaced, runs } = partsOf(text);
	const begun = spaced.map((word) => `'${word}':*`);
	const pairs = runs.flatMap((run) =>
		[...run].length === 1 ? [`'${run}':*`] : pairsOf(run).map((pair) => `'${pair}'`),
	);
	return [...begun, ...pairs].join(' & ');
}
