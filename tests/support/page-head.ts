import { unescapeHtml } from '@site/contract/unescape-html';

/** The head of a page and its structured data, read from its HTML. */
export type PageHead = {
	lang: string;
	title: string;
	headings: number;
	/** By name or property. */
	meta: Record<string, string>;
	canonical: string | null;
	/** Addresses by language. */
	alternates: Record<string, string>;
	structuredData: Record<string, unknown>[];
};

const attribute = (tag: string, name: string) =>
	unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

export function readHead(html: string): PageHead {
	const links = html.match(/<link\b[^>]*>/g) ?? [];
	const metas = html.match(/<meta\b[^>]*>/g) ?? [];
	return {
		lang: attribute(html.match(/<html[^>]*>/)?.[0] ?? '', 'lang'),
		title: unescapeHtml(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
		headings: html.match(/<h1\b/g)?.length ?? 0,
		meta: Object.fromEntries(
			metas.map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
		),
		canonical: links.filter((tag) => tag.includes('rel="canonical"')).map((tag) => attribute(tag, 'href'))[0] ?? null,
		alternates: Object.fromEntries(
			links
				.filter((tag) => / hreflang="/i.test(tag))
				.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
		),
		structuredData: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
			JSON.parse(json),
		),
	};
}

/** The addresses of this site that a page links to, without fragments. */
export const linksOf = (html: string, from: string): string[] => [
	...new Set(
		[...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, to = '']) => {
			const url = new URL(unescapeHtml(to), from);
			return url.origin === new URL(from).origin ? [url.pathname + url.search] : [];
		}),
	),
];

/** Link texts of the page's content that lead to different pages. */
export function ambiguousLinks(html: string): string[] {
	const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
	const targets = new Map<string, Set<string>>();
	for (const [, attributes = '', content = ''] of main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
		const to = attribute(attributes, 'href');
		// A suggested search may have the name of a page.
		if (/^\/(media\/|search\?)/.test(to)) continue;
		const words =
			attribute(attributes, 'aria-label') ||
			content
				.replace(/<[^>]+>/g, ' ')
				.replace(/\s+/g, ' ')
				.trim();
		targets.set(words, (targets.get(words) ?? new Set()).add(to));
	}
	return [...targets].filter(([, { size }]) => size > 1).map(([words]) => words);
}
