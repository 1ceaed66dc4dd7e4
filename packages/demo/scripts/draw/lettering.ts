import { fontFile, type Weight } from '@site/paper/fonts';
import * as fontkit from 'fontkit';

const opened = new Map<Weight, fontkit.Font>();

function fontOf(weight: Weight): fontkit.Font {
	const known = opened.get(weight);
	if (known) return known;
	const font = fontkit.openSync(fontFile(weight));
	if (!('layout' in font)) throw new Error(`A collection of fonts where one was expected: ${fontFile(weight)}`);
	opened.set(weight, font);
	return font;
}

export type Lettering = {
	text: string;
	size: number;
	weight: Weight;
	/** Extra space between letters, in units of the size. */
	tracking?: number;
};

const rounded = (value: number) => Math.round(value * 100) / 100;

function pathOf({ text, size, weight, tracking = 0 }: Lettering) {
	const font = fontOf(weight);
	const run = font.layout(text);
	const scale = size / font.unitsPerEm;
	const advances = run.positions.map((position) => position.xAdvance + tracking * font.unitsPerEm);
	const starts = advances.map((_, index) => advances.slice(0, index).reduce((sum, advance) => sum + advance, 0));
	const paths = run.glyphs.map((glyph, index) => glyph.path.translate(starts[index] ?? 0, 0).scale(scale, -scale));
	const boxes = paths.map((path) => path.bbox).filter((box) => Number.isFinite(box.minX));
	return {
		paths,
		left: Math.min(...boxes.map((box) => box.minX)),
		right: Math.max(...boxes.map((box) => box.maxX)),
	};
}

/** The width of the drawn letters, without the side bearings of the font. */
export function widthOf(lettering: Lettering): number {
	const { left, right } = pathOf(lettering);
	return right - left;
}

/** Text as outlines: a drawing shown through an image element cannot load the site's fonts. */
export function letters(lettering: Lettering, x: number, baseline: number, fill: string, align = 0): string {
	const { paths, left, right } = pathOf(lettering);
	const shift = x - left - (right - left) * align;
	const outline = paths.map((path) => path.translate(rounded(shift), rounded(baseline)).toSVG()).join('');
	return `<path fill="${fill}" d="${outline}"/>`;
}
