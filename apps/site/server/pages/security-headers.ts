/** What is no page runs nothing and is shown in no frame; a page and a file have a policy of their own. */
const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sent with every answer of the site. While it is being written, the tools in its pages need what a policy forbids. */
export const securityHeaders = (
	publicUrl: string,
	mode: 'production' | 'development' = 'production',
): Record<string, string> => ({
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
	'Cross-Origin-Resource-Policy': 'same-origin',
	...(mode === 'production' && { 'Content-Security-Policy': closed }),
	...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});
