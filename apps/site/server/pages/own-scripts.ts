/**
 * Collects the page's own inline scripts, which the renderer marked with an unguessable nonce, and removes the nonces:
 * a cached page is sent to many visitors, so its policy lists the hashes of the scripts instead.
 */
export function ownScripts(html: string, nonce: string): { html: string; scripts: string[] } {
	const mark = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(inlineScript)]
		.filter(([script]) => isMarked(script, mark))
		.map(([, , text = '']) => text);
	return { html: html.replaceAll(mark, ''), scripts };
}

const inlineScript = /<script((?![^>]*\bsrc=)[^>]*)>([\s\S]*?)<\/script>/g;

const isMarked = (script: string, mark: string) => script.slice(0, script.indexOf('>')).includes(mark);
