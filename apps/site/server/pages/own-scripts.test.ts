import { expect, test } from 'vitest';
import { ownScripts } from './own-scripts.ts';

const nonce = 'f3b1';
const own = (text: string, more = '') => `<script nonce="${nonce}"${more}>${text}</script>`;

test('a page’s own inline scripts are those with its nonce, whatever else they carry', () => {
	const { scripts } = ownScripts(`${own('first()')}<p></p>${own('import "/a.js"', ' type="module" async=""')}`, nonce);
	expect(scripts).toEqual(['first()', 'import "/a.js"']);
});

test.each([
	'<script>evil()</script>',
	'<script nonce="guessed">evil()</script>',
	`<script>evil(' nonce="${nonce}"')</script>`,
	'<script type="application/ld+json">{}</script>',
	`<script nonce="${nonce}" src="/a.js"></script>`,
])('no other script is among them: %s', (script) => {
	expect(ownScripts(script, nonce).scripts).toEqual([]);
});

test('no nonce remains in a cached page', () => {
	const { html } = ownScripts(`<link nonce="${nonce}" rel="modulepreload" href="/a.js"/>${own('first()')}`, nonce);
	expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>first()</script>');
});
