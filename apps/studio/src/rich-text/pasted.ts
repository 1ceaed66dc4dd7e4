/** A name by which a user recognizes a picture. */
const nameOf = (image: HTMLImageElement): string =>
	image.alt.trim() || decodeURI(image.src.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 80) || 'without a name';

const headings = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

/**
 * Adapts pasted HTML to a page: its title is the only first-level heading, so the highest pasted heading becomes the
 * second level and the others follow without gaps. Pictures of other sites are left out.
 */
export function fitPasted(html: string): { html: string; leftOut: string[] } {
	const page = new DOMParser().parseFromString(html, 'text/html');
	const found = [...page.body.querySelectorAll<HTMLHeadingElement>(headings.join(','))];
	const levels = [...new Set(found.map(({ tagName }) => headings.indexOf(tagName)))].sort();
	const isFit = levels.every((level) => level >= 1 && level <= 3);
	if (!isFit)
		for (const heading of found) {
			const fit = page.createElement(`h${Math.min(4, 2 + levels.indexOf(headings.indexOf(heading.tagName)))}`);
			fit.append(...heading.childNodes);
			heading.replaceWith(fit);
		}
	const pictures = [...page.body.querySelectorAll('img')];
	const leftOut = pictures.map(nameOf);
	for (const picture of pictures) picture.remove();
	return { html: isFit && leftOut.length === 0 ? html : page.body.innerHTML, leftOut };
}
