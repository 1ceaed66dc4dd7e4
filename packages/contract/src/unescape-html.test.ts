import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { unescapeHtml } from './unescape-html.ts';

it('reads escaped text as it was written', () => {
	for (const text of ['', 'a & b', `<a href="/x?a=1&b=2">it's</a>`, '&lt;', '&amp;amp;', '中文 & more', '&#65;'])
		expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('decodes names and numbers, each once', () => {
	expect(unescapeHtml('&lt;b&gt; &quot;&apos;&#39;&#x27; &amp;lt; a&nbsp;b&ndash;&mdash;&hellip;')).toBe(
		`<b> "''' &lt; a\u00a0b–—…`,
	);
	expect(unescapeHtml('&#20013;&#x6587;&#X1F600;')).toBe('中文😀');
});

it('leaves text without entities unchanged', () => {
	const text = 'R&D; a & b; &; &#; &#x; &unknown; &constructor; &amp &#xyz;';
	expect(unescapeHtml(text)).toBe(text);
});

it('shows the replacement character for invalid character numbers', () => {
	const bad = ['&#0;', '&#xd800;', '&#57343;', '&#x110000;', '&#1114112;', `&#${'9'.repeat(400)};`];
	expect(bad.map(unescapeHtml)).toEqual(bad.map(() => '\ufffd'));
	expect(unescapeHtml('&#x10ffff;&#xd7ff;&#xe000;')).toBe('\u{10ffff}\ud7ff\ue000');
});
