const preload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the script files a page looks ahead for behind everything that is seen, and out of its way: they are fetched once the
 * first picture and the text are under way. A page without scripts is complete.
 */
export function scriptsLast(html: string): string {
	const links = html.match(preload);
	if (!links) return html;
	const late = links.map((link) => link.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'));
	const end = html.lastIndexOf('</body>');
	return `${html.slice(0, end).replace(preload, '')}${late.join('')}${html.slice(end)}`;
}
