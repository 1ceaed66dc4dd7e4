const largest = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\bfetchPriority="high"/;
const source = /<source (?:media="([^"]*)" )?(type="[^"]*") srcSet="([^"]*)" sizes="([^"]*)"\/>/g;

/** Adds a preload for the largest picture of the first screen in front of the styles, so that it is requested first. */
export function firstPictureAhead(html: string): string {
	const sources = html.match(largest)?.[1];
	if (!sources) return html;
	// A browser uses the first matching `<source>` but would preload every matching link, so the links must exclude each
	// other.
	let media = '';
	const links = [...sources.matchAll(source)].map(([, only, type, set, sizes]) => {
		const fits = only ?? media;
		media = only ? `not all and ${only}` : '';
		return `<link rel="preload" as="image" fetchpriority="high" ${type} imagesrcset="${set}" imagesizes="${sizes}"${fits && ` media="${fits}"`}/>`;
	});
	return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + links.join(''));
}
