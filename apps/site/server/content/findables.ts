import type { Product } from '@site/contract/catalogue';
import { freePageAddress } from '@site/contract/free-pages';
import type { Text } from '@site/contract/language';
import type { PageKey } from '@site/contract/pages';
import { listAddress, noticeAddress, productAddress } from '../../app/destinations.ts';
import { routeTable } from '../../app/route-table.ts';
import { areasWithProducts } from './areas.ts';
import { questionAnchor, questionsIn } from './asked-questions.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { filmById } from './films.ts';
import type { Findable } from './findable.ts';
import { FindableArticle, FindableProduct } from './findable-items.ts';
import { findableJobs } from './findable-jobs.ts';
import { findablePlaces } from './findable-places.ts';
import type { Kind } from './kinds.ts';
import { titleAlone } from './pages.ts';
import { filmsTitle } from './product-films.ts';
import { isDiscontinued } from './product-view.ts';
import { rowsOf } from './registrations.ts';
import { registerCodesOf } from './search-codes.ts';
import { sectionTexts } from './section-texts.ts';

const nothingHidden = { keywords: [], belongsTo: [], codes: [], picture: null } satisfies Partial<Findable>;

export const findables = (content: Content): Findable[] =>
	[...Object.values(ofKinds), questions, pages, findablePlaces].flatMap((findIn) => findIn(content));

function products(content: Content): Findable[] {
	const { categories, testTypes, certifications } = catalogueIndex(content);
	const filmsOf = (ids: readonly number[]): Text[] => {
		const films = ids.flatMap((id) => filmById(content, id) ?? []);
		return films.length === 0 ? [] : [filmsTitle, ...films.map(({ title }) => title)];
	};
	const namesOf = ({ categoryId, testTypeIds, certificationIds, filmIds }: Product): Text[] => {
		const category = categories.get(categoryId);
		const belongs = [
			category,
			categories.get(category?.parentId ?? 0),
			...testTypeIds.map((id) => testTypes.get(id)),
			...certificationIds.map((id) => certifications.get(id)),
		].flatMap((entry) => (entry ? [entry.name] : []));
		return [...belongs, ...filmsOf(filmIds)];
	};
	const numbersOf = (product: Product) => registerCodesOf(product, rowsOf(content, product.id));
	return content.snapshot.products.map(
		(product) => new FindableProduct(product, isDiscontinued(content, product), namesOf, numbersOf),
	);
}

/** The list of each area of the catalogue that has products. */
const areas = (content: Content): Findable[] =>
	areasWithProducts(content).map(({ area: { id, slug, name, description, picture = null } }) => ({
		...nothingHidden,
		kind: 'page',
		id: 1000 + id,
		slug: listAddress(slug),
		title: name,
		texts: description ? [description] : [],
		picture,
	}));

const events = ({ snapshot }: Content): Findable[] =>
	snapshot.events.map(({ id, slug, title, address, booth, picture, sections }) => ({
		...nothingHidden,
		kind: 'event',
		id,
		slug,
		title,
		texts: [address, ...sectionTexts(sections)],
		keywords: [{ en: booth }],
		picture,
	}));

const noticeWords: Text = { en: 'notice recall safety', cn: '通告 召回 安全' };

const notices = (content: Content): Findable[] => {
	const { products } = catalogueIndex(content);
	return content.snapshot.notices.map((notice) => ({
		...nothingHidden,
		kind: 'page',
		id: 2000 + notice.id,
		slug: noticeAddress(notice.slug),
		title: notice.title,
		texts: [notice.problem, notice.hazard, notice.action, notice.measures],
		keywords: [{ en: [notice.number, ...notice.lots.flatMap(({ from, to }) => [from, to])].join(' ') }],
		about: notice.productIds,
		belongsTo: [noticeWords, ...notice.productIds.flatMap((id) => products.get(id)?.title ?? [])],
	}));
};

const articles = ({ snapshot }: Content): Findable[] =>
	snapshot.articles.map((article) => new FindableArticle(article));

const documents = ({ snapshot }: Content): Findable[] =>
	snapshot.documents
		.filter(({ key }) => key !== null)
		.map(({ title, description, contents, format, url }, at) => ({
			...nothingHidden,
			kind: 'document',
			id: at + 1,
			slug: url,
			title,
			texts: [description, ...contents],
			keywords: [{ en: `${format} download`, cn: '下载' }],
		}));

const questionWords: Text = { en: 'FAQ question', cn: '常见问题' };

/** Questions and answers in the tabs of products. */
const questions = ({ snapshot }: Content): Findable[] =>
	snapshot.products.flatMap(({ id: product, slug, title, keywords, picture, resources }) =>
		resources.flatMap((tab) =>
			questionsIn(tab.content).map(({ question, answer }, at) => ({
				...nothingHidden,
				kind: 'question' as const,
				id: tab.id * 100 + at + 1,
				slug: `${productAddress(slug)}#${questionAnchor(tab.id, at + 1)}`,
				title: question,
				texts: [answer],
				about: [product],
				belongsTo: [title, keywords, questionWords],
				picture,
			})),
		),
	);

const jobWords: Text = { en: 'job vacancy career', cn: '职位 招聘 工作' };

const jobs = (content: Content): Findable[] =>
	findableJobs(content, (id) => `${pathOf('careers')}?job=${id}#job-${id}`).map((job) => ({
		...job,
		belongsTo: [jobWords, ...job.belongsTo],
	}));

/** Pages that only lead to others are not found. */
const notToFind: ReadonlySet<PageKey> = new Set(['home', 'search', 'careers-apply', 'culture']);

const pathOf = (page: string): string =>
	routeTable.find((row) => ('composed' in row && row.composed === page) || ('page' in row && row.page === page))
		?.path ?? '/';

const pageAddress: Partial<Record<PageKey, string>> = {
	products: '/product/all',
	'supply-chain': '/supply-chain',
	'contract-manufacturing-supply-chain': '/contract-manufacturing?for=supply-chain',
};

function pages({ snapshot }: Content): Findable[] {
	const legal = new Map<string, Text[]>(
		snapshot.legal.map(({ key, sections }) => [key, sections.flatMap(({ title, body }) => [title, body])]),
	);
	const inMenu = new Map(snapshot.navigation.map(({ url, name }) => [url, name]));
	const own = snapshot.pages
		.filter(({ key }) => !notToFind.has(key))
		.map(
			({ key, title, description, keywords, sections }, at): Findable => ({
				...nothingHidden,
				kind: 'page',
				id: at + 1,
				slug: pageAddress[key] ?? pathOf(key),
				title: withoutBrand(title),
				menuName: inMenu.get(pageAddress[key] ?? pathOf(key)),
				texts: [description, ...(legal.get(key) ?? []), ...sectionTexts(sections)],
				keywords: [keywords],
			}),
		);
	const culture = snapshot.culture.map(
		({ slug, title, summary, content, picture }, at): Findable => ({
			...nothingHidden,
			kind: 'page',
			id: own.length + at + 1,
			slug: `/Culture/${slug}`,
			title,
			texts: [summary, content],
			belongsTo: snapshot.pages.filter(({ key }) => key === 'culture').map((page) => withoutBrand(page.title)),
			picture,
		}),
	);
	return [...own, ...culture];
}

const freePages = ({ snapshot }: Content): Findable[] =>
	snapshot.freePages.map(({ id, slug, title, description, keywords, sections }) => ({
		...nothingHidden,
		kind: 'page',
		id: 3000 + id,
		slug: freePageAddress(slug),
		title,
		texts: [description, ...sectionTexts(sections)],
		keywords: [keywords],
	}));

/** `About - {company}` is the page About. */
const withoutBrand = ({ en, cn }: Text): Text =>
	cn === undefined ? { en: titleAlone(en) } : { en: titleAlone(en), cn: titleAlone(cn) };

const people = ({ snapshot }: Content): Findable[] =>
	snapshot.boardMembers.map(({ id, key, name, role, lines, biography }) => ({
		...nothingHidden,
		kind: 'page',
		id,
		slug: `${pathOf('board-member')}?name=${encodeURIComponent(key)}`,
		title: name,
		texts: [role, ...lines, biography],
	}));

const ofKinds: Record<Kind, (content: Content) => Findable[]> = {
	product: products,
	category: areas,
	event: events,
	notice: notices,
	article: articles,
	document: documents,
	job: jobs,
	page: freePages,
	member: people,
};
