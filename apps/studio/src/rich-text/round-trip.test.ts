import { expect, test } from 'vitest';
import { fromHtml } from './from-html.ts';
import { toHtml } from './to-html.ts';

const roundTrip = (html: string) => toHtml(fromHtml(html), () => undefined);

test.each([
	'<p>Results in <strong>10 minutes</strong>, <em>read by eye</em>.</p>',
	'<h2>Intended use</h2><h3>Note</h3><p>First<br />second</p>',
	'<ul><li>One</li><li>Two &amp; three</li></ul><ol><li>First</li></ol>',
	'<p>See <a href="/products/flu-a%2Fb-%26-covid-19">the test</a> or <a href="link:shop">the shop</a>.</p>',
	'<blockquote><p>A word from the field.</p></blockquote>',
	'<table><thead><tr><th>Item</th><th>Quantity</th></tr></thead><tbody><tr><td>Cassette</td><td>25</td></tr></tbody></table>',
	'<p>预期用途:&lt;10 分钟</p>',
])('rich text keeps %s', (html) => {
	expect(roundTrip(html)).toBe(html);
});

test('content that the editor cannot hold is refused instead of lost', () => {
	expect(() => fromHtml('<p><video src="x"></video></p>')).toThrow('<video>');
	expect(() => fromHtml('<p>open')).toThrow();
});
