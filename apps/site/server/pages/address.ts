export type Address = { path: string; query: string };

const needsNormalising = /\\|\/(?:\.|%2e)|[^\x21-\x7e]|^(?!\/)|[\t\n\r]/i;

/**
 * Splits and normalizes an address once, so that all code sees the same path: no dot segments (encoded or not), no
 * backslashes.
 */
export function readAddress(url = '/'): Address {
	const at = url.indexOf('?');
	const path = at < 0 ? url : url.slice(0, at);
	const query = at < 0 ? '' : url.slice(at + 1);
	return { path: needsNormalising.test(path) ? normalised(path) : path, query };
}

function normalised(path: string): string {
	try {
		// A request to a proxy carries an absolute URL. Prefix any other path with a host: one that starts with `//` would
		// be parsed as a host.
		return new URL(/^https?:\/\//i.test(path) ? path : `http://site.invalid${path}`).pathname;
	} catch {
		return '/';
	}
}
