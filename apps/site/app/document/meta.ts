import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { defaultShare, hasSizes, sizeUrl } from '@site/contract/picture-sizes';
import type { MetaDescriptor } from 'react-router';
import { addressIn } from '../addresses/language-address.ts';
import type { LocalPicture, PageView } from '../visit.ts';

export type PageMeta = {
	title: string;
	description: string;
	keywords: string;
	/** The canonical path, encoded. */
	path: string;
	picture?: LocalPicture | undefined;
	/** Articles and products share a WebP, every other page a JPEG (SHELL-8). */
	shareAs?: 'jpeg' | 'webp';
	/** Publication date; a page that has one is shared as an article. */
	publishedOn?: string;
	/** Previews, missing items and views that are not separate pages stay out of search engines (D27). */
	hidden?: boolean;
};

/** Data of the site for the head of a page. */
export type Site = { publicUrl: string; language: Language };

const locales: Record<Language, string> = { en: 'en_US', cn: 'zh_CN' };

/** Title, description, keywords and sharing tags of a page, in their order in the head. */
export function pageMeta(
	{ publicUrl, language }: Site,
	{ title, description, keywords, path, picture, shareAs = 'jpeg', publishedOn, hidden }: PageMeta,
): MetaDescriptor[] {
	const url = publicUrl + addressIn(language, path);
	const format = shareAs === 'webp' ? 'webp' : 'jpg';
	const image = picture && hasSizes(picture.url) && sizeUrl(picture.url, { kind: 'share', format });
	return [
		{ title },
		{ name: 'description', content: description },
		{ name: 'keywords', content: keywords },
		...(hidden
			? [{ name: 'robots', content: 'noindex, nofollow' }]
			: [{ tagName: 'link', rel: 'canonical', href: url }, ...alternates(publicUrl, path)]),
		{ property: 'og:type', content: publishedOn ? 'article' : 'website' },
		...(publishedOn ? [{ property: 'article:published_time', content: publishedOn }] : []),
		{ property: 'og:locale', content: locales[language] },
		{ property: 'og:site_name', content: brand.company },
		{ property: 'og:url', content: url },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:image', content: publicUrl + (image || defaultShare) },
		{ property: 'og:image:type', content: image && shareAs === 'webp' ? 'image/webp' : 'image/jpeg' },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: image ? (picture?.alt ?? title) : brand.company },
		{ name: 'twitter:card', content: 'summary_large_image' },
	];
}

/** Links to the page in each language, and the default (D26). */
const alternates = (publicUrl: string, path: string): MetaDescriptor[] =>
	(
		[
			['en', 'en'],
			['zh-CN', 'cn'],
			['x-default', 'en'],
		] as const
	).map(([hrefLang, language]) => ({
		tagName: 'link',
		rel: 'alternate',
		hrefLang,
		href: publicUrl + addressIn(language, path),
	}));

type MetaSource = { loaderData?: { page: PageView } | undefined; location: { pathname: string }; matches: unknown };

/** The tags of a composed page: its title and texts, and the picture of its banner. */
export function composedMeta(
	{ loaderData, location, matches }: MetaSource,
	{ path = location.pathname, hidden = false }: { path?: string; hidden?: boolean } = {},
): MetaDescriptor[] {
	if (!loaderData) return [];
	const { title, description, keywords } = loaderData.page;
	const picture = bannerOf(loaderData.page);
	return pageMeta(siteOf(matches), { title, description, keywords, path, picture, hidden });
}

/** The picture of a page's banner. */
export const bannerOf = ({ sections }: PageView): LocalPicture | undefined =>
	sections.find((section) => section.kind === 'banner')?.picture;

/** The site's data from the root loader. */
export function siteOf(matches: unknown): Site {
	const [root] = matches as [{ loaderData?: Site } | undefined];
	return { publicUrl: root?.loaderData?.publicUrl ?? '', language: root?.loaderData?.language ?? 'en' };
}
