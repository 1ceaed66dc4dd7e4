const isWide = /[\u2e80-\u9fff\uff00-\uffef]/;
const roomOf = (sign: string) => (isWide.test(sign) ? 2 : 1);

/** The room that a text takes in a list of results: a Chinese sign is as wide as two others. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + roomOf(sign), 0);

/** As much of a text as there is room for. */
export function cut(text: string, most: number): string {
	let width = 0;
	for (const [at, sign] of [...text].entries()) {
		width += roomOf(sign);
		if (width > most) return `${[...text].slice(0, at).join('').trimEnd()} …`;
	}
	return text;
}
