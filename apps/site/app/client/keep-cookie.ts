/** A choice that outlives the visit. Where the site is reached safely, it is told to nobody who listens on the way. */
export function keepCookie(name: string, value: string, seconds: number): void {
	const safely = location.protocol === 'https:' ? '; secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
	document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${safely}`;
}
