/** The five entities of XML, and common ones of HTML. */
const named = new Map(
	Object.entries({
		amp: '&',
		lt: '<',
		gt: '>',
		quot: '"',
		apos: "'",
		nbsp: '\u00a0',
		ndash: '–',
		mdash: '—',
		hellip: '…',
	}),
);

/**
 * As in browsers, a number that is not a character (zero, a lone surrogate, or too large) becomes the replacement
 * character.
 */
function characterOf(point: number): string {
	const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
	return String.fromCodePoint(isCharacter ? point : 0xfffd);
}

/** A text from HTML or XML for readers. Decoded once: `&amp;lt;` becomes `&lt;`. Unknown names stay. */
export const unescapeHtml = (text: string): string =>
	text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
		(whole, hex: string | undefined, decimal: string | undefined, name = '') => {
			if (hex) return characterOf(Number.parseInt(hex, 16));
			return decimal ? characterOf(Number(decimal)) : (named.get(name) ?? whole);
		},
	);
