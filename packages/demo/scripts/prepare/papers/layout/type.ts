import type { Paper } from '@site/paper/paper';

type Weight = 'regular' | 'medium' | 'semibold' | 'bold';
export type Style = { size: number; weight: Weight; color: string; gap?: number };
type Place = {
	width?: number;
	lineGap?: number;
	align?: 'left' | 'center' | 'right';
	structParent?: PDFKit.PDFStructureElement;
	structType?: string;
};

/** The characters of the brand's own font. */
const latin = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\s]*$/;

/** Sets text in the brand's font, or in a font with all characters if the text has others. */
export function fontsOf(document: Paper, language: string) {
	const chinese = language.startsWith('zh');
	const fontFor = (text: string, weight: Weight) => (!chinese && latin.test(text) ? weight : 'chinese');

	function choose(text: string, { size, weight, color }: Style) {
		const font = fontFor(text, weight);
		document.font(font).fontSize(size).fillColor(color);
		// That font has one weight: a hairline around its letters makes the heavier ones.
		const heavy = font === 'chinese' && (weight === 'bold' || weight === 'semibold');
		if (heavy) document.lineWidth(size * 0.035).strokeColor(color);
		return heavy;
	}

	return {
		fontFor,
		height(text: string, style: Style, place: Place) {
			choose(text, style);
			return document.heightOfString(text, place);
		},
		write(text: string, style: Style, x: number, y: number, place: Place) {
			const heavy = choose(text, style);
			document.text(text, x, y, { ...place, ...(heavy && { stroke: true, fill: true }) });
		},
	};
}
