import { type Language, languages } from '@site/contract/language';
import { xml } from '@site/contract/xml';
import { addressIn } from '../../app/addresses/language-address.ts';
import type { PublishedPage } from './published-pages.ts';

/** Half of a search engine's limit, since an address with its languages and pictures has many lines. */
const mostInOneFile = 25_000;

const versions: readonly [tag: string, language: Language][] = [
	['en', 'en'],
	['zh-CN', 'cn'],
	['x-default', 'en'],
];

/** Every page in each language, with its other versions, its pictures and the day of its last change (sitemaps.org). */
const sitemap = (pages: readonly PublishedPage[], publicUrl: string): string =>
	[
		'<?xml version="1.0" encoding="utf-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
		...pages.map((page) => entriesOf(page, publicUrl)),
		'</urlset>',
		'',
	].join('\n');

function entriesOf({ path, changedOn, pictures }: PublishedPage, publicUrl: string): string {
	const address = (language: Language) => xml(publicUrl + addressIn(language, path));
	const rest = [
		...(changedOn ? [`<lastmod>${changedOn}</lastmod>`] : []),
		...versions.map(([tag, to]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(to)}"/>`),
		...pictures.map((url) => `<image:image><image:loc>${xml(new URL(url, publicUrl).href)}</image:loc></image:image>`),
	].join('\n');
	return languages.map((language) => `<url>\n<loc>${address(language)}</loc>\n${rest}\n</url>`).join('\n');
}

/** The index of the sitemaps, if one file cannot hold all pages. */
const sitemapIndex = (files: number, publicUrl: string): string =>
	[
		'<?xml version="1.0" encoding="utf-8"?>',
		'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...Array.from(
			{ length: files },
			(_, at) => `<sitemap><loc>${xml(publicUrl)}/sitemap-${at + 1}.xml</loc></sitemap>`,
		),
		'</sitemapindex>',
		'',
	].join('\n');

/** One sitemap if it can hold all pages, else an index and its parts; null for any other path. */
export function sitemapAt(
	path: string,
	pages: readonly PublishedPage[],
	publicUrl: string,
	most = mostInOneFile,
): string | null {
	const perFile = Math.floor(most / languages.length);
	const files = Math.ceil(pages.length / perFile);
	const number = /^\/sitemap(?:-(\d+))?\.xml$/.exec(path)?.[1];
	if (number === undefined) return files > 1 ? sitemapIndex(files, publicUrl) : sitemap(pages, publicUrl);
	const from = (Number(number) - 1) * perFile;
	return files > 1 && from >= 0 && from < pages.length ? sitemap(pages.slice(from, from + perFile), publicUrl) : null;
}
