/** Stores a choice beyond the session. On https the cookie is `secure`. */
export function keepCookie(name: string, value: string, seconds: number): void {
	const safely = location.protocol === 'https:' ? '; secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
	document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${safely}`;
}
