import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '../settings.ts';

/**
 * The policy of the studio's pages: its own files, scripts with this response's nonce, and previews of the site in a
 * frame.
 */
const pagePolicy = (nonce: string) =>
	[
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		// React writes sizes and positions into style attributes.
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"media-src 'self' blob:",
		"connect-src 'self'",
		`frame-src 'self' ${new URL(settings.siteUrl).origin}`,
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'self'",
	].join('; ');

/** Data and files run no scripts, even when opened directly. */
const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

/** Personal data is not cached. Pictures and documents are public, and reloading their long lists would be slow. */
const isPersonal = (url: string) =>
	url.startsWith('/api/') && !/^\/api\/(?:(?:pictures|documents)\/file\/|section-pictures$)/.test(url);

export const isSecure = settings.studioUrl.startsWith('https:');

/** Next takes the nonce for its own scripts from the policy in the request headers. */
export function secure(request: IncomingMessage, response: ServerResponse): void {
	const { url = '' } = request;
	const policy = url.startsWith('/api/') ? dataPolicy : pagePolicy(randomBytes(16).toString('base64'));
	request.headers['content-security-policy'] = policy;
	response.setHeader('Content-Security-Policy', policy);
	if (isPersonal(url)) response.setHeader('Cache-Control', 'private, no-store');
	if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
