import type { SectionKind } from '@site/contract/sections';
import type { Layout } from '../client/layout.ts';
import type { PageView, SectionData, SectionView, ServedDocument } from '../visit.ts';

/** A section as its page shows it. One with the name `still` is in the document as markup, and has no fields but its kind. */
export type PlacedSection = SectionView & { still?: string };

export type Composed = { page: Omit<PageView, 'sections'> & { sections: PlacedSection[] }; data: SectionData };

/** Kinds in which nothing happens but that links are followed. News are slides on a phone; a banner's fields are asked for by the head of the page. */
const stillKinds = new Set<SectionKind>([
	'areas',
	'benefits',
	'call',
	'cards',
	'contactDetails',
	'diagram',
	'documents',
	'figures',
	'lists',
	'logos',
	'network',
	'person',
	'questions',
	'quote',
	'scene',
	'split',
	'steps',
	'text',
	'timeline',
]);

/** The title of a text that comes first may be the page's own. */
const isStill = (kind: SectionKind, at: number, layout: Layout) =>
	kind === 'news' ? layout === 'desktop' : stillKinds.has(kind) && !(at === 0 && kind === 'text');

/** What a browser that gets the document needs of a composed page. The server renders the rest from `served`. */
export function withoutStill({ page, data }: Composed, served: ServedDocument, layout: Layout): Composed {
	const sections = page.sections.map((section, at) => {
		const { kind } = section;
		if (!isStill(kind, at, layout)) return section;
		const still = `section-${at}`;
		served.sections.set(still, section);
		return { kind, still } as PlacedSection;
	});
	served.sectionData = data;
	const shows = (kind: SectionKind) => sections.some((section) => section.kind === kind && section.still === undefined);
	return {
		page: { ...page, sections },
		data: {
			news: shows('news') ? data.news : { blog: [], press: [] },
			areas: shows('areas') ? data.areas : [],
			documents: shows('documents') ? data.documents : [],
			partners: shows('logos') ? data.partners : [],
			sisterCompanies: shows('logos') ? data.sisterCompanies : [],
		} satisfies Record<keyof SectionData, unknown>,
	};
}
