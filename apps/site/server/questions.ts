import { createHash } from 'node:crypto';
import type { BoxCode } from '@site/contract/box-code';
import type { DocumentAddress } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';
import type { LegalText, PageKey } from '@site/contract/pages';
import { areas } from './content/areas.ts';
import { box, boxAddress, lotAddress } from './content/box.ts';
import { job, jobCategories, jobHead, jobLocations, jobs, pageOfJob } from './content/careers.ts';
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
import {
	boardMember,
	boardMembers,
	culturePages,
	documentAddresses,
	documents,
	partners,
	sisterCompanies,
} from './content/company.ts';
import type { Content } from './content/content.ts';
import { countries } from './content/countries.ts';
import { deviceNames } from './content/device-names.ts';
import { documentFilters, documentLibrary } from './content/document-library.ts';
import { documentPage } from './content/document-page.ts';
import { documentParts } from './content/document-parts.ts';
import { event, eventSections, events } from './content/events.ts';
import { finder } from './content/finder.ts';
import { homeGuide } from './content/home-guide.ts';
import { list } from './content/list.ts';
import { listChoice } from './content/list-choice.ts';
import { meetingTimes } from './content/meeting-times.ts';
import { navigationTree } from './content/navigation.ts';
import { article, articleSurroundings, articles } from './content/newsroom.ts';
import { notice, notices, openNotices } from './content/notices.ts';
import { freePage, home, legal, page, settings, sharing } from './content/pages.ts';
import { productCounts } from './content/product-counts.ts';
import type { ProductFilter } from './content/product-filter.ts';
import { registeredCountries } from './content/registrations.ts';
import { remember } from './content/remember.ts';
import { search } from './content/search.ts';
import { testChart } from './content/test-chart.ts';

type Query<Question extends (content: Content, query: never) => unknown> = Omit<Parameters<Question>[1], 'language'>;

/** The questions that a page may ask, with the content and the visitor's language already filled in. */
export const questionsOf = (content: Content, language: Language) => ({
	navigation: () => navigationTree(content, language),
	settings: () => settings(content, language),
	sharing: () => sharing(content, language),
	page: (key: PageKey, written = language) => page(content, { key, language: written }),
	freePage: (slug: string) => freePage(content, { slug, language }),
	home: (today: string) => home(content, { today, language }),
	legal: (key: LegalText['key']) => legal(content, { key, language }),
	countries: () => countries(language),
	deviceNames: () => deviceNames(content, language),
	documents: () => documents(content, { language }),
	documentAddresses: () => documentAddresses(content),
	documentFilters: () => documentFilters(content, language),
	documentLibrary: (query: Query<typeof documentLibrary>) => documentLibrary(content, { ...query, language }),
	documentPage: (asked: DocumentAddress) => documentPage(content, { asked, language }),
	documentParts: (asked: DocumentAddress) => documentParts(content, { asked, language }),
	areas: () => areas(content, language),
	testChart: () => testChart(content, language),
	partners: () => partners(content, language),
	sisterCompanies: () => sisterCompanies(content, language),
	boardMembers: () => boardMembers(content, language),
	boardMember: (key: string) => boardMember(content, { key, language }),
	culturePages: (written = language) => culturePages(content, written),
	articles: (query: Query<typeof articles>) => articles(content, { ...query, language }),
	article: (slug: string) => article(content, { slug, language }),
	articleSurroundings: (slug: string) => articleSurroundings(content, { slug, language }),
	events: (today: string) => events(content, { today, language }),
	event: (slug: string) => event(content, { slug, language }),
	eventSections: (id: number) => eventSections(content, { id, language }),
	meetingTimes: (id: number) => meetingTimes(content, { id, language }),
	notices: () => notices(content, language),
	notice: (slug: string) => notice(content, { slug, language }),
	box: (code: BoxCode) => box(content, { code, language }),
	boxAddress: (code: BoxCode) => boxAddress(content, { code, language }),
	lotAddress: (code: BoxCode) => lotAddress(content, { code, language }),
	homeGuide: (slug: string) => homeGuide(content, { slug, language }),
	list: (query: Query<typeof list>) => list(content, { ...query, language }),
	openNotices: (id: number) => openNotices(content, { id, language }),
	finder: (asked: Query<typeof finder>) => finder(content, { ...asked, language }),
	listChoice: (asked: Query<typeof listChoice>) => listChoice(content, { ...asked, language }),
	jobs: (query: Query<typeof jobs>) => jobs(content, { ...query, language }),
	job: (id: number) => job(content, { id, language }),
	jobHead: (id: number) => jobHead(content, { id, language }),
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
	registeredCountries: () => registeredCountries(content, language),
	relatedProducts: (query: Query<typeof relatedProducts>) => relatedProducts(content, { ...query, language }),
	search: (query: Query<typeof search>) => search(content, { ...query, language }),
});
export type Questions = ReturnType<typeof questionsOf>;

type AnyQuestion = (...words: unknown[]) => unknown;

/** Limit of digests: more than all cached pages need together. */
const mostAnswers = 20_000;

/** Digest of the answer to a question, computed once per content however many pages ask it. */
const digestOf = remember<Content, string, string>(mostAnswers, (content, asked) => {
	const [language, name, ...words]: [Language, keyof Questions, ...unknown[]] = JSON.parse(asked);
	const question = questionsOf(content, language)[name] as AnyQuestion;
	return digest(JSON.stringify(question(...words)) ?? '');
});

export const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

/**
 * The questions that a page asked, with digests of the answers. Plain data, so that it does not keep the old content
 * in memory.
 */
export type Answers = readonly (readonly [asked: string, digest: string])[];

/** The questions for one page, recording which of them it asks. */
export function notedQuestions(content: Content, language: Language) {
	const noted = new Set<string>();
	const ask = Object.fromEntries(
		Object.entries(questionsOf(content, language) as Record<string, AnyQuestion>).map(([name, question]) => [
			name,
			(...words: unknown[]) => {
				noted.add(JSON.stringify([language, name, ...words]));
				return question(...words);
			},
		]),
	) as Questions;
	return { ask, answers: (): Answers => [...noted].map((asked) => [asked, digestOf(content, asked)]) };
}

/** Whether this content gives the same answers. */
export const givesAnswers = (content: Content, answers: Answers): boolean =>
	answers.every(([asked, digest]) => digestOf(content, asked) === digest);
