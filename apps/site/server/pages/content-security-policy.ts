import { createHash } from 'node:crypto';

export type PolicyNeeds = {
	/** The texts of the page's own inline scripts. */
	scripts: string[];
	/** The hash of its styles; empty if it has none. */
	styles: string;
	/** Its origin is always allowed, though it is loaded only after consent: pages are cached for all visitors. */
	tagManagerScript: string;
	/** Hosts that staff allowed to be framed, for films elsewhere (D36). */
	videoHosts: readonly string[];
	/** The origin that may show the page in a frame: the studio, for previews beside its form. */
	framedBy: string | null;
};

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of one rendered page: its own files, and the inline scripts that are its own. */
export function contentSecurityPolicy({
	scripts,
	styles,
	tagManagerScript,
	videoHosts,
	framedBy,
}: PolicyNeeds): string {
	const hashes = new Set(scripts.map(hashOf));
	const outside = originOf(tagManagerScript);
	return [
		// Firefox applies it to prefetches. Everything else has its own directive.
		"default-src 'self'",
		`script-src ${["'self'", ...hashes].join(' ')}${outside}`,
		`style-src 'self'${styles && ` ${styles}`}`,
		`img-src 'self' data:${outside}`,
		"font-src 'self'",
		`connect-src 'self'${outside}`,
		`frame-src ${["'self'", ...videoHosts.map((host) => `https://${host}`)].join(' ')}`,
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"media-src 'self'",
		`frame-ancestors ${framedBy ?? "'none'"}`,
	].join('; ');
}

/** Only http and https URLs extend the policy; any other text from staff is ignored. */
function originOf(address: string): string {
	const url = URL.canParse(address) ? new URL(address) : null;
	return url && /^https?:$/.test(url.protocol) ? ` ${url.origin}` : '';
}
