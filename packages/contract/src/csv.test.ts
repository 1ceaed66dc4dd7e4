import { expect, it } from 'vitest';
import { csvOf, uncell } from './csv.ts';

it.each(['=1+1', '-12', '＝A1', '  @home', '\u200b+x', '\tword'])(
	'%j is no formula in a spreadsheet, and is read back unchanged',
	(text) => {
		const written = csvOf([[text]]).slice(2, -3);
		expect(written).toBe(`'${text}`);
		expect(uncell(written)).toBe(text);
	},
);

it.each(["'quoted'", "'+1 555 010 0199", 'plain', "'"])('%j keeps its own apostrophe', (text) => {
	expect(uncell(csvOf([[text]]).slice(2, -3))).toBe(text);
});
