/** Deletes the cookies of analytics tools: their names start with `_`, on this host or a parent domain. */
export function forgetMeasurements(): void {
	const names = document.cookie.split('; ').flatMap((each) => each.match(/^_[^=]*/) ?? []);
	const labels = location.hostname.split('.');
	const places = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
	for (const name of names) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
		for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
	}
}
