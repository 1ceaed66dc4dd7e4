import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWalkable } from '../publish/form-shape.ts';
import { fromCell } from './rich-cell.ts';

const pieces = fc.constantFrom(
	...[
		'<p>',
		'</p>',
		'<ul>',
		'<li>',
		'</li>',
		'</ul>',
		'<blockquote>',
		'</blockquote>',
		'<strong>',
		'</strong>',
		'<a href="',
	],
	...[
		'">',
		'</a>',
		'<img src="picture:1">',
		'<img',
		'<table><tr><td>',
		'<h2>',
		'<script>',
		'<',
		'>',
		'"',
		'aaaa',
		' a="',
		'&lt;',
	],
	...['&#0;', '\n', '批', '<br />', '<p onclick="a">', '<a href="javascript:a">x</a>', 'picture:', 'link:product:1'],
);
const cells = fc
	.array(fc.tuple(pieces, fc.constantFrom(1, 1, 1, 1, 1, 60, 5_000)), { maxLength: 15 })
	.map((parts) => parts.map(([text, times]) => text.repeat(times)).join(''));

it('500 hostile formatted texts become valid editor content, or are refused', { tags: '@LANG-5' }, () => {
	fc.assert(
		fc.property(cells, (cell) => {
			const read = fromCell(cell, true);
			if ('problem' in read) return void expect(read.problem).toContain('cannot be read');
			expect(isWalkable(read.value)).toBe(true);
			expect(JSON.stringify(read.value)).not.toMatch(/"type":"script"/);
		}),
		{ seed: 20261119, numRuns: 500 },
	);
});

it('a text that is nested too deep is refused', { tags: '@LANG-5' }, () => {
	for (const tag of ['blockquote', 'ul', 'strong'])
		expect(fromCell(`${`<${tag}>`.repeat(20_000)}a${`</${tag}>`.repeat(20_000)}`, true)).toHaveProperty('problem');
});
