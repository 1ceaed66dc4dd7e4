import type { Language } from '@site/contract/language';
import type { LegalText, PageKey } from '@site/contract/pages';
import { areas } from './content/areas.ts';
import { job, jobCategories, jobFacts, jobHead, jobLocations, jobs, pageOfJob } from './content/careers.ts';
import {
	categoryById,
	categoryHeads,
	categoryTree,
	certificationTree,
	product,
	productList,
	productSearch,
	productSlug,
	productsByReference,
	relatedProducts,
	testTypes,
} from './content/catalogue.ts';
import { boardMember, boardMembers, culturePages, documents, partners, sisterCompanies } from './content/company.ts';
import type { Content } from './content/content.ts';
import { event, events } from './content/events.ts';
import { navigationTree } from './content/navigation.ts';
import { article, articleSurroundings, articles } from './content/newsroom.ts';
import { home, legal, page, settings } from './content/pages.ts';
import { productCounts } from './content/product-counts.ts';
import type { ProductFilter } from './content/product-filter.ts';
import { search } from './content/search.ts';

type Query<Question extends (content: Content, query: never) => unknown> = Omit<Parameters<Question>[1], 'language'>;

/** What a page may ask, with the content and the visitor's language already filled in. */
export const questionsOf = (content: Content, language: Language) => ({
	navigation: () => navigationTree(content, language),
	settings: () => settings(content, language),
	page: (key: PageKey) => page(content, { key, language }),
	home: (today: string) => home(content, { today, language }),
	legal: (key: LegalText['key']) => legal(content, { key, language }),
	documents: () => documents(content, { language }),
	areas: () => areas(content, language),
	partners: () => partners(content, language),
	sisterCompanies: () => sisterCompanies(content, language),
	boardMembers: () => boardMembers(content, language),
	boardMember: (key: string) => boardMember(content, { key, language }),
	culturePages: () => culturePages(content, language),
	articles: (query: Query<typeof articles>) => articles(content, { ...query, language }),
	article: (slug: string) => article(content, { slug, language }),
	articleSurroundings: (slug: string) => articleSurroundings(content, { slug, language }),
	events: (today: string) => events(content, { today, language }),
	event: (slug: string) => event(content, { slug, language }),
	jobs: (query: Query<typeof jobs>) => jobs(content, { ...query, language }),
	job: (id: number) => job(content, { id, language }),
	jobHead: (id: number) => jobHead(content, { id, language }),
	jobFacts: () => jobFacts(content, language),
	pageOfJob: (id: number, query: Omit<Parameters<typeof pageOfJob>[1], 'id'>) => pageOfJob(content, { ...query, id }),
	jobCategories: () => jobCategories(content, language),
	jobLocations: () => jobLocations(content, language),
	category: (id: string) => categoryById(content, { id, language }),
	categoryHeads: () => categoryHeads(content, language),
	categoryTree: (selected: string) => categoryTree(content, { selected, language }),
	certificationTree: (keyword: string) => certificationTree(content, { keyword, language }),
	testTypes: (categories: string[]) => testTypes(content, { categories, language }),
	productCounts: (filter: ProductFilter) => productCounts(content, filter),
	products: (query: Query<typeof productList>) => productList(content, { ...query, language }),
	productSearch: (query: Query<typeof productSearch>) => productSearch(content, { ...query, language }),
	product: (slug: string) => product(content, { slug, language }),
	productsByReference: (references: readonly string[]) => productsByReference(content, { references, language }),
	productSlug: (slug: string) => productSlug(content, slug),
	relatedProducts: (query: Query<typeof relatedProducts>) => relatedProducts(content, { ...query, language }),
	search: (query: Query<typeof search>) => search(content, { ...query, language }),
});
export type Questions = ReturnType<typeof questionsOf>;
