/**
 * The texts of the page's own inline scripts, which the renderer marked with a nonce that nothing else in the page can know,
 * and the page without those marks: it is kept for many visitors, so its policy names the scripts by their hashes.
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
