import { brand } from '@site/contract/brand';
import type { MetaDescriptor } from 'react-router';
import type { LocalPicture, PageView } from './visit.ts';

export type PageMeta = {
	title: string;
	description: string;
	keywords: string;
	/** The canonical path, encoded. */
	path: string;
	picture?: LocalPicture | undefined;
	/** Articles and products share a WebP, every other page a JPEG (pages, section 1). */
	shareAs?: 'jpeg' | 'webp';
	/** Previews and missing items stay out of search engines. */
	hidden?: boolean;
};

const defaultShare = '/media/share-default.jpg';

/** Title, description, keywords and sharing tags of a page, in the order in which they stand in its head. */
export function pageMeta(
	publicUrl: string,
	{ title, description, keywords, path, picture, shareAs = 'jpeg', hidden }: PageMeta,
): MetaDescriptor[] {
	const image = picture?.share?.[shareAs];
	return [
		{ title },
		{ name: 'description', content: description },
		{ name: 'keywords', content: keywords },
		...(hidden
			? [{ name: 'robots', content: 'noindex, nofollow' }]
			: [{ tagName: 'link', rel: 'canonical', href: publicUrl + path }]),
		{ property: 'og:type', content: 'website' },
		{ property: 'og:locale', content: 'en_US' },
		{ property: 'og:site_name', content: brand.company },
		{ property: 'og:url', content: publicUrl + path },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:image', content: publicUrl + (image ?? defaultShare) },
		{ property: 'og:image:type', content: image && shareAs === 'webp' ? 'image/webp' : 'image/jpeg' },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: image ? (picture?.alt ?? title) : brand.company },
		{ name: 'twitter:card', content: 'summary_large_image' },
	];
}

type MetaSource = { loaderData?: { page: PageView } | undefined; location: { pathname: string }; matches: unknown };

/** The tags of a composed page: its own words, its banner's picture. */
export function composedMeta(
	{ loaderData, location, matches }: MetaSource,
	path = location.pathname,
): MetaDescriptor[] {
	if (!loaderData) return [];
	const { title, description, keywords, sections } = loaderData.page;
	const banner = sections.find((section) => section.kind === 'banner');
	return pageMeta(publicUrlOf(matches), { title, description, keywords, path, picture: banner?.picture });
}

/** The address of the site as the root loader gave it. */
export function publicUrlOf(matches: unknown): string {
	const [root] = matches as [{ loaderData?: { publicUrl: string } } | undefined];
	return root?.loaderData?.publicUrl ?? '';
}
