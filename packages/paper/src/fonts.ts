import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackFont } from './unpack-font.ts';

export type Weight = 400 | 500 | 600 | 700 | 800;

const { resolve } = createRequire(import.meta.url);

export const fontFile = (weight: Weight) => resolve(`@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`);

/**
 * One weight of the Chinese font, which also has the characters that the brand's font lacks: Greek, and signs such as
 * ≥.
 */
export const chineseFontFile = () =>
	resolve('@site/paper/package.json').replace('package.json', 'fonts/noto-sans-sc-regular.woff');

const opened = new Map<string, Buffer>();

/** A font in the format that the PDF library reads fastest, unpacked once. */
export function fontBytes(file: string): Buffer {
	const bytes = opened.get(file) ?? unpackFont(readFileSync(file));
	opened.set(file, bytes);
	return bytes;
}
