export type Address = { path: string; query: string };

const needsNormalising = /\\|\/(?:\.|%2e)|[^\x21-\x7e]|^(?!\/)|[\t\n\r]/i;

/** The path as every part of the site judges it: without dot segments, in whatever spelling, and without backslashes. */
export function readAddress(url = '/'): Address {
	const at = url.indexOf('?');
	const path = at < 0 ? url : url.slice(0, at);
	const query = at < 0 ? '' : url.slice(at + 1);
	return { path: needsNormalising.test(path) ? normalised(path) : path, query };
}

function normalised(path: string): string {
	try {
		// A request to a proxy names the whole address; any other path is joined to a host, however many slashes it starts with.
		return new URL(/^https?:\/\//i.test(path) ? path : `http://site.invalid${path}`).pathname;
	} catch {
		return '/';
	}
}
