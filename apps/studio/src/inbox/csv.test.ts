import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('cells are quoted, and a formula stays text', () => {
	const text = csv(['name', 'message'], [{ name: 'Ada "A." Li', message: '=HYPERLINK("https://example.com")' }]);
	expect(text).toBe('\ufeff"name","message"\r\n"Ada ""A."" Li","\'=HYPERLINK(""https://example.com"")"\r\n');
});

test('a missing value is an empty cell', () => {
	expect(csv(['a', 'b'], [{ a: undefined, b: null }])).toContain('"",""');
});

test.each([
	'=1+1',
	'+cmd|calc',
	'-2+3',
	'@SUM(A1)',
	'\t=1',
	'\r=1',
	' =1',
	'＝1',
	'＋1+1',
	'－1',
	'＠SUM',
	'\u200b=1',
	'+1;=2',
])('%j stays text', (text) => {
	expect(csv(['a'], [{ a: text }])).toContain(`"'${text}"`);
});

test.each(['+1 555 0199', '+49 (89) 123-456', 'Ada', '12', 'a=b'])('%j stays as it is', (text) => {
	expect(csv(['a'], [{ a: text }])).toContain(`"${text}"`);
});
