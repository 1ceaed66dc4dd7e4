const isWide = /[\u2e80-\u9fff\uff00-\uffef]/;
const roomOf = (sign: string) => (isWide.test(sign) ? 2 : 1);

/** Width of a text in search results: a Chinese character counts as two. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + roomOf(sign), 0);

/** Cuts a text to a width. */
export function cut(text: string, most: number): string {
	let width = 0;
	for (const [at, sign] of [...text].entries()) {
		width += roomOf(sign);
		if (width > most) return `${[...text].slice(0, at).join('').trimEnd()} …`;
	}
	return text;
}
