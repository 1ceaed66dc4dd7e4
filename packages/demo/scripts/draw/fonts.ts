import { fileURLToPath } from 'node:url';

export type Weight = 400 | 500 | 600 | 700 | 800;

export const fontFile = (weight: Weight) =>
	fileURLToPath(import.meta.resolve(`@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`));
