// Makes the site's display font of Newsreader: one optical size and weight, and the characters of Latin titles alone.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './steps.ts';

const source = (file: string) => createRequire(import.meta.url).resolve(`@fontsource-variable/newsreader/${file}`);
const folder = join(root, 'apps/site/app/styles/fonts');

const range = (first: number, last: number) =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‑‘’“”…•€™−≤≥→\u2009\u202f`;

// Between text (16) and poster (72): fine in titles, and still firm in leads of 20 px.
const cut = { opsz: 48, wght: 380 };

const font = await subsetFont(readFileSync(source('files/newsreader-latin-standard-normal.woff2')), characters, {
	targetFormat: 'woff2',
	variationAxes: cut,
});
writeFileSync(join(folder, 'newsreader-display.woff2'), font);
copyFileSync(source('LICENSE'), join(folder, 'OFL.txt'));
console.log(`newsreader-display.woff2: ${font.length} bytes`);
