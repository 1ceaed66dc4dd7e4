import type { PageView } from '../visit.ts';

/** A page to read or to fill in: the words of its banner stand without the picture, which goes with its address when it is shared. */
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
