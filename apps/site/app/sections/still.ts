import type { SectionKind } from '@site/contract/sections';
import type { Layout } from '../client/layout.ts';
import type { PageView, SectionData, SectionView, ServedDocument, Visit } from '../visit.ts';
import type { FurtherKinds } from './further-kinds.ts';

/**
 * A section of a page. If `still` is set, the section is static markup in the document, and has no fields but its kind.
 */
export type PlacedSection = SectionView & { still?: string };

export type Composed = { page: Omit<PageView, 'sections'> & { sections: PlacedSection[] }; data: SectionData };

/**
 * Kinds of static sections, without interaction except links: all kinds with lazy code, and texts. News is static only
 * on desktop, since it is a carousel on phones. Banners are not static, since the page's meta tags need their fields.
 */
const stillKinds: Record<Exclude<keyof FurtherKinds, 'newsGrid'> | 'text', true> = {
	areas: true,
	benefits: true,
	call: true,
	cards: true,
	contactDetails: true,
	diagram: true,
	documents: true,
	figures: true,
	finder: true,
	lists: true,
	logos: true,
	network: true,
	person: true,
	questions: true,
	quote: true,
	scene: true,
	split: true,
	steps: true,
	text: true,
	timeline: true,
};

/** The title of a text at the top may be the page's main heading. */
const isStill = (kind: SectionKind, at: number, layout: Layout) =>
	kind === 'news' ? layout === 'desktop' : kind in stillKinds && !(at === 0 && kind === 'text');

const placed = (sections: readonly SectionView[], served: ServedDocument, layout: Layout): PlacedSection[] =>
	sections.map((section, at) => {
		const { kind } = section;
		if (!isStill(kind, at, layout)) return section;
		const still = `section-${at}`;
		served.sections.set(still, section);
		return { kind, still } as PlacedSection;
	});

/** The sections of an item; they need no data besides their own. */
export const addedSections = (
	{ served, layout }: Pick<Visit, 'served' | 'layout'>,
	sections: readonly SectionView[],
): PlacedSection[] => (served ? placed(sections, served, layout) : [...sections]);

/** Removes static sections from the data for the browser. The server renders them from `served`. */
export function withoutStill({ page, data }: Composed, served: ServedDocument, layout: Layout): Composed {
	const sections = placed(page.sections, served, layout);
	served.sectionData = data;
	const shows = (kind: SectionKind) => sections.some((section) => section.kind === kind && section.still === undefined);
	return {
		page: { ...page, sections },
		data: {
			news: shows('news') ? data.news : { blog: [], press: [] },
			areas: shows('areas') || shows('finder') ? data.areas : [],
			tests: shows('finder') ? data.tests : [],
			documents: shows('documents') ? data.documents : [],
			partners: shows('logos') ? data.partners : [],
			sisterCompanies: shows('logos') ? data.sisterCompanies : [],
		} satisfies Record<keyof SectionData, unknown>,
	};
}
