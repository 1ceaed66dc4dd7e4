import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('cells are quoted, and a formula stays a text', () => {
	const text = csv(['name', 'message'], [{ name: 'Ada "A." Li', message: '=HYPERLINK("https://example.com")' }]);
	expect(text).toBe('\ufeff"name","message"\r\n"Ada ""A."" Li","\'=HYPERLINK(""https://example.com"")"\r\n');
});

test('what is missing is an empty cell', () => {
	expect(csv(['a', 'b'], [{ a: undefined, b: null }])).toContain('"",""');
});
