/** The file has more parts than any camera or program writes: reading it would take too long. */
export class TooComplex extends Error {
	constructor() {
		super('The file has too many parts');
		this.name = 'TooComplex';
	}
}

/** Programs cut 10 MB into pieces of 4 KB or more, and add few other parts. */
export const mostParts = 10_000;

/** Counts the calls, and fails beyond the limit. */
export function countedUpTo(most: number): () => void {
	let count = 0;
	return () => {
		count += 1;
		if (count > most) throw new TooComplex();
	};
}
