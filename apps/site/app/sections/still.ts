import type { SectionKind } from '@site/contract/sections';
import type { Layout } from '../client/layout.ts';
import type { Stillness } from '../handed-over.ts';
import type { PageView, SectionView } from '../visit.ts';
import type { SectionData } from './section-data.ts';

/** A section as its page shows it. Of one that stands still, a browser that gets the page gets nothing but its kind. */
export type PlacedSection = SectionView & Stillness;

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
	'video',
]);

/** Names the sections that stand still. The title of a text that comes first may be the page's own. */
export const placed = (sections: readonly SectionView[], layout: Layout): PlacedSection[] =>
	sections.map((section, at) => {
		const { kind } = section;
		const isStill = kind === 'news' ? layout === 'desktop' : stillKinds.has(kind) && !(at === 0 && kind === 'text');
		return isStill ? { ...section, still: `section-${at}` } : section;
	});

/** What a browser that has the markup needs of a composed page. */
export function withoutStill<Page extends Composed>(composed: Page) {
	const { page, data } = composed;
	const awake = page.sections.filter(({ still }) => still === undefined);
	const shows = (kind: SectionKind) => awake.some((section) => section.kind === kind);
	return {
		...composed,
		page: {
			...page,
			sections: page.sections.map(({ kind, still }, at) => (still === undefined ? page.sections[at] : { kind, still })),
		},
		data: {
			news: shows('news') ? data.news : { blog: [], press: [] },
			areas: shows('areas') ? data.areas : [],
			documents: shows('documents') ? data.documents : [],
			partners: shows('logos') ? data.partners : [],
			sisterCompanies: shows('logos') ? data.sisterCompanies : [],
		},
	};
}
