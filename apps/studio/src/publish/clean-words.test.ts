import { expect, test } from 'vitest';
import { cleanWords } from './clean-words.ts';

test('characters that nobody can type are removed from texts, in any place', () => {
	const lone = String.fromCharCode(0xd800);
	expect(cleanWords({ title: 'a\u0000b', rows: [{ text: `c\u0007d\n${lone}` }] })).toEqual({
		title: 'ab',
		rows: [{ text: 'cd\n\ufffd' }],
	});
});

test('a pasted picture without a file is dropped, and headings get a size of the site', () => {
	const children = [
		{ type: 'heading', tag: 'h1' },
		{ type: 'heading', tag: 'h3' },
		{ type: 'upload', pending: { src: 'https://example.com/x.png' } },
		{ type: 'upload', value: 7 },
	];
	expect(cleanWords({ root: { children } })).toEqual({
		root: {
			children: [
				{ type: 'heading', tag: 'h2' },
				{ type: 'heading', tag: 'h3' },
				{ type: 'upload', value: 7 },
			],
		},
	});
});

test('dates and files stay as they are', () => {
	const date = new Date();
	expect(cleanWords({ date })).toEqual({ date });
});
