/** Default policy of every response. Pages and files set their own. */
const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response. No policy in development: it would block the tools of the development server. */
export const securityHeaders = (
	publicUrl: string,
	mode: 'production' | 'development' = 'production',
): Record<string, string> => ({
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
	'Cross-Origin-Resource-Policy': 'same-origin',
	...(mode === 'production' && { 'Content-Security-Policy': closed }),
	...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});
