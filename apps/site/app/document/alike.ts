const runs = /[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
/** A word as short as this has to be there as it is. */
const short = 3;

/** Whether a found item is called by one of the words that were searched; one that only mentions them is not meant. */
export function isAlike(words: readonly string[], { title, slug }: { title: string; slug: string }): boolean {
	const called = `${title} ${slug}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const own = called.match(runs) ?? [];
	return words.some((word) =>
		han.test(word)
			? called.includes(word)
			: own.some((each) => (word.length > short ? each.startsWith(word) : each === word)),
	);
}
