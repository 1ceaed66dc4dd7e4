import type { ArticleKind } from '@site/contract/article-kinds';
import { createContext, useContext } from 'react';
import { newsItems } from '../constants.ts';
import { ServedDocumentContext } from '../document/served-document.ts';
import type { SectionData, SectionView, Visit } from '../visit.ts';

type Questions = Pick<Visit['ask'], 'areas' | 'testChart' | 'articles' | 'partners' | 'sisterCompanies' | 'documents'>;

/** Loads only the data that these sections need. */
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
		areas: has(({ kind }) => kind === 'areas' || kind === 'finder') ? ask.areas() : [],
		tests: has(({ kind }) => kind === 'finder') ? ask.testChart() : [],
	};
}

const SectionDataContext = createContext<SectionData>({
	news: { blog: [], press: [] },
	partners: [],
	sisterCompanies: [],
	documents: [],
	areas: [],
	tests: [],
});

export const SectionDataProvider = SectionDataContext.Provider;

/** On the server it includes the data of static sections. */
export function useSectionData(): SectionData {
	const data = useContext(SectionDataContext);
	return useContext(ServedDocumentContext)?.sectionData ?? data;
}
