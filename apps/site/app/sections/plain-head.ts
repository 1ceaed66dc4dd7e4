import type { PageView } from '../visit.ts';

/** For pages to read or fill in: shows the banner's text without its picture, which is only used for sharing. */
export function plainHead(page: PageView) {
	const [first] = page.sections;
	const banner = first?.kind === 'banner' ? first : undefined;
	return {
		title: banner?.title ?? page.title,
		lead: banner?.text,
		actions: banner?.actions ?? [],
		page: banner ? { ...page, sections: page.sections.slice(1) } : page,
	};
}
