const largest = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\bfetchPriority="high"/;
const source = /<source (?:media="([^"]*)" )?(type="[^"]*") srcSet="([^"]*)" sizes="([^"]*)"\/>/g;

/** Names the largest picture of the first screen before the styles, so that a browser asks for it with the first bytes it reads. */
export function firstPictureAhead(html: string): string {
	const sources = html.match(largest)?.[1];
	if (!sources) return html;
	// A browser takes the first source that fits; of the links that look ahead it would take each that does.
	let media = '';
	const links = [...sources.matchAll(source)].map(([, only, type, set, sizes]) => {
		const fits = only ?? media;
		media = only ? `not all and ${only}` : '';
		return `<link rel="preload" as="image" fetchpriority="high" ${type} imagesrcset="${set}" imagesizes="${sizes}"${fits && ` media="${fits}"`}/>`;
	});
	return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + links.join(''));
}
