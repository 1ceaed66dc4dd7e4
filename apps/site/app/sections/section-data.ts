import type { ArticleKind } from '@site/contract/newsroom';
import { createContext, useContext } from 'react';
import { newsItems } from '../constants.ts';
import type { AreaView, ArticleCard, DocumentView, OrganisationView, SectionView, Visit } from '../visit.ts';

/** What the sections of a page show beyond their own fields. What no section asks for is left empty. */
export type SectionData = {
	news: Record<ArticleKind, ArticleCard[]>;
	partners: OrganisationView[];
	sisterCompanies: OrganisationView[];
	documents: DocumentView[];
	areas: AreaView[];
};

type Questions = Pick<Visit['ask'], 'areas' | 'articles' | 'partners' | 'sisterCompanies' | 'documents'>;

/** Asks for what these sections need, and for nothing else. */
export function sectionData(ask: Questions, sections: readonly SectionView[]): SectionData {
	const has = (test: (section: SectionView) => boolean) => sections.some(test);
	const newest = (kind: ArticleKind) =>
		has((section) => section.kind === 'news' && section.of === kind)
			? ask.articles({ kind, page: 1, pageSize: newsItems }).items
			: [];
	const logosOf = (group: 'partners' | 'sisterCompanies') =>
		has((section) => section.kind === 'logos' && section.of === group) ? ask[group]() : [];
	const keys = new Set(sections.flatMap((section) => (section.kind === 'documents' ? section.keys : [])));
	return {
		news: { blog: newest('blog'), press: newest('press') },
		partners: logosOf('partners'),
		sisterCompanies: logosOf('sisterCompanies'),
		documents: keys.size > 0 ? ask.documents().filter(({ key }) => key !== null && keys.has(key)) : [],
		areas: has(({ kind }) => kind === 'areas') ? ask.areas() : [],
	};
}

const SectionDataContext = createContext<SectionData>({
	news: { blog: [], press: [] },
	partners: [],
	sisterCompanies: [],
	documents: [],
	areas: [],
});

export const SectionDataProvider = SectionDataContext.Provider;
export const useSectionData = () => useContext(SectionDataContext);
