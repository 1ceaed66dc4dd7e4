import { firstScript } from '../../app/client/layout.ts';
import { newTabsAhead } from '../../app/new-tabs-ahead.ts';
import { afterFirstPicture } from './scripts-last.ts';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const asset = String.raw`"/assets/[\w.-]+"`;
const context =
	/^window\.__reactRouterContext = (\{.*\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/;
const modules = new RegExp(
	String.raw`^import ${asset};\s*(?:import \* as route\d+ from ${asset};\s*)*window\.__reactRouterRouteModules = \{(?:"\w+":route\d+,?)*\};\s*import\(${asset}\);$`,
);
const enqueue = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);$/;
const fixed = new Set([
	firstScript,
	newTabsAhead,
	afterFirstPicture,
	'window.__reactRouterContext.streamController.close();',
]);

/**
 * The inline scripts of a page that are the site's own: its first script, what it fetches ahead, what lets the others out, and
 * those in which the router hands over the page's data. They are known by their whole text, in which only data and names of
 * files differ; a script that came into the page in any other way is not among them, and does not run.
 */
export const ownScripts = (html: string): string[] =>
	[...html.matchAll(inlineScript)].map(([, script]) => script ?? '').filter(isOwn);

function isOwn(script: string): boolean {
	const text = script.trim();
	if (fixed.has(text) || modules.test(text)) return true;
	const data = text.match(context)?.[1] ?? text.match(enqueue)?.[1];
	return data !== undefined && isJson(data);
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
