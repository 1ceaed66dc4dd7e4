const runs = /[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
/** Words of up to this length must match a whole word. */
const short = 3;

/** Whether the title or slug of a found item matches a word of the search. A match in its text is not enough. */
export function isAlike(words: readonly string[], { title, slug }: { title: string; slug: string }): boolean {
	const called = `${title} ${slug}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const own = called.match(runs) ?? [];
	return words.some((word) =>
		han.test(word)
			? called.includes(word)
			: own.some((each) => (word.length > short ? each.startsWith(word) : each === word)),
	);
}
