import { describe, expect, it } from 'vitest';
import { afterFirstPicture, scriptsLast } from './scripts-last.ts';

const link = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
const start = `<script type="module" async="">import * as route0 from "/assets/page.js";window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");</script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
	const html = scriptsLast(
		page(link('/assets/entry.js') + link('/assets/page.js'), `<p>Words</p>${start}<i></i>`),
		'n',
	);

	it('wait in a template that the preload scanner ignores, behind one small script', () => {
		expect(html).toMatch(
			/^<html><head><\/head><body><p>Words<\/p><template>.*<\/template><script nonce="n">[^<]*<\/script><i><\/i><\/body><\/html>$/s,
		);
		expect(html).toContain(`</template><script nonce="n">${afterFirstPicture}</script>`);
	});

	it('are preloaded at once, and run in order except for the entry', () => {
		const [, late] = html.match(/<template>(.*)<\/template>/s) ?? [];
		expect(late).toBe(
			`${link('/assets/entry.js')}${link('/assets/page.js')}<script type="module" async="" src="/assets/page.js"></script>${start}`,
		);
	});

	it('leave a page without scripts as it is', () => {
		const plain = page('', '<p>Words</p><script>other()</script>');
		expect(scriptsLast(plain, 'n')).toBe(plain);
	});
});
