import { hasSizes, usualUrl, widthsOf } from '@site/contract/picture-sizes';
import { unescapeHtml } from '@site/contract/unescape-html';
import sanitizeHtml from 'sanitize-html';
import { remember } from './remember.ts';

const options: sanitizeHtml.IOptions = {
	allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source'],
	allowedAttributes: {
		a: ['href', 'title', 'target', 'rel', 'download'],
		img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
		source: ['srcset', 'sizes', 'type', 'media'],
		ol: ['start', 'type'],
		td: ['colspan', 'rowspan'],
		th: ['colspan', 'rowspan', 'scope'],
		time: ['datetime'],
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
	transformTags: {
		img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...sizesIn(attribs) } }),
		a: (tagName, attribs) => ({
			tagName,
			attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
		}),
	},
};

const inText = '(min-width: 768px) 45rem, 100vw';

/** Adds `srcset` and `sizes`, so that the browser picks the smallest picture that fits. */
function sizesIn({ src = '', width = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
	if (!hasSizes(src) || !Number(width)) return {};
	const widths = widthsOf(Number(width)).filter((each) => each <= 1200);
	const srcset = widths.map((each) => `${usualUrl(src, each)} ${Math.min(each, Number(width))}w`).join(', ');
	return { src: usualUrl(src), srcset, sizes: inText };
}

/** Limit of all cached texts together; a long one has a few thousand characters. */
const mostCharacters = 4e6;
const sanitised = remember(
	mostCharacters,
	(_owner: object, html: string) => sanitizeHtml(html, options),
	({ length }) => length + 500,
);
const everywhere = {};

/** Safe HTML for a page: the markup that staff may write, and nothing that runs. */
export const cleanHtml = (html: string): string => (html.includes('<') ? sanitised(everywhere, html) : html);

/** The text of a piece of HTML, for searching and for passages. */
export function plainText(html: string): string {
	const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' ');
	return unescapeHtml(words).replace(/\s+/g, ' ').trim();
}
