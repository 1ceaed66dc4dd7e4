import type { ArticleKind } from '@site/contract/article-kinds';
import type { WireAnswer, WireCalls, WirePreview, WireRead } from '@site/contract/wire';
import { z } from 'zod';
import { jobCategories, jobLocations, jobs } from '../content/careers.ts';
import {
	categoryById,
	categoryTree,
	certificationTree,
	product,
	productList,
	productSearch,
	testTypes,
} from '../content/catalogue.ts';
import { culturePages } from '../content/company.ts';
import type { Content } from '../content/content.ts';
import { event, events } from '../content/events.ts';
import { navigationTree } from '../content/navigation.ts';
import { article, articles } from '../content/newsroom.ts';
import { productCounts } from '../content/product-counts.ts';
import { search } from '../content/search.ts';
import { missing, ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { flag, idOrSlug, ids, language, optionalId, paging, slugs, text } from './fields.ts';
import * as shape from './shapes.ts';

/** A parsed read: its cache key, equal for equal questions, and its answer. */
export type Question = { key: string; answer(content: Content, today: string): WireAnswer<unknown> };
export type Read = ((fields: Fields) => Question) & { takes: z.ZodType };

const read = <Name extends WireRead, Input>(
	name: Name,
	takes: z.ZodType<Input>,
	ask: (content: Content, input: Input, today: string) => WireAnswer<WireCalls[Name]['data']>,
): Read => {
	const question = (fields: Fields) => {
		const input = checked(takes, fields);
		return {
			key: `${name}${JSON.stringify(input)}`,
			answer: (content: Content, today: string) => ask(content, input, today),
		};
	};
	return Object.assign(question, { takes });
};

/** Not in the specified call; an unknown order means the default. */
const productOrder = text.catch('');
const spoken = z.object({ language });
const withSlug = z.object({ custom: text, language });
const withKeyword = (usualSize: number) => z.object({ keyword: text, ...paging(usualSize), language });
const option = (entry: { id: number; name: string }) => ({ ...shape.wireTag(entry), is_checked: 0 as const });

const articleKinds = new Map<number, ArticleKind>([
	[1, 'blog'],
	[2, 'press'],
]);
const markedAsArticle = 2;

/** One path for both: with a slug the event, without one the list. */
const readEvents = read<'events' | 'event', z.infer<typeof withSlug>>(
	'events',
	withSlug,
	(content, { custom, language }, today) => {
		if (custom === '') return ok(events(content, { today, language }).map(shape.wireEvent));
		const found = event(content, { slug: custom, language });
		return found ? ok(shape.wireEvent(found)) : missing(language, null);
	},
);

/** All read calls except previews (previews.ts). */
export const reads = {
	navigation: read('navigation', spoken, (content, { language }) =>
		ok(navigationTree(content, language).map(shape.wireNavigation)),
	),
	category: read('category', z.object({ id: idOrSlug, language }), (content, { id, language }) => {
		const found = categoryById(content, { id, language });
		return found ? ok([{ id: found.id, catname: found.name, custom: found.slug }]) : missing(language, []);
	}),
	categories: read('categories', withSlug, (content, { custom, language }) =>
		ok(categoryTree(content, { selected: custom, language }).map(shape.wireCategory)),
	),
	certifications: read('certifications', z.object({ keyword: text, language }), (content, input) =>
		ok(certificationTree(content, input).map(shape.wireCertification)),
	),
	testTypes: read('testTypes', z.object({ custom: slugs, language }), (content, { custom, language }) =>
		ok(testTypes(content, { categories: custom, language }).map(shape.wireTag)),
	),
	products: read(
		'products',
		z.object({
			custom: slugs,
			cert_id: ids,
			test_id: optionalId,
			specimen: text,
			setting: text,
			within: idOrSlug,
			sort: productOrder,
			facts: flag,
			table: flag,
			...paging(6),
			language,
		}),
		(content, { custom, cert_id, test_id, sort, facts, table, page, page_size, language, ...traits }) => {
			const filter = { categories: custom, certifications: cert_id, testType: test_id, ...traits };
			const listing = productList(content, { ...filter, order: sort, table, page, pageSize: page_size, language });
			if (!facts) return ok(shape.wireList(listing, shape.wireProductItem));
			return ok({ ...shape.wireList(listing, shape.wireListedProduct), counts: productCounts(content, filter) });
		},
	),
	productSearch: read('productSearch', withKeyword(5).extend({ facts: flag }), (content, input) => {
		const { page_size, facts, ...query } = input;
		const found = productSearch(content, { ...query, pageSize: page_size });
		return ok(shape.wireList(found, facts ? shape.wireListedProduct : shape.wireProductItem));
	}),
	product: read('product', withSlug, (content, { custom, language }) => {
		const found = product(content, { slug: custom, language });
		return found ? ok(shape.wireProduct(found)) : missing(language, null);
	}),
	articles: read(
		'articles',
		z.object({ catid: optionalId, is_tuijian: optionalId, ...paging(6), language }),
		(content, { catid, is_tuijian, page, page_size, language }) => {
			const kind = articleKinds.get(catid ?? 0);
			if (catid !== undefined && !kind) return ok({ data: [], total: 0 });
			const query = { kind, onlyArticles: is_tuijian === markedAsArticle, page, pageSize: page_size, language };
			return ok(shape.wireList(articles(content, query), shape.wireArticleItem));
		},
	),
	article: read('article', withSlug, (content, { custom, language }) => {
		const found = article(content, { slug: custom, language });
		return found ? ok(shape.wireArticle(found)) : missing(language, null);
	}),
	jobCategories: read('jobCategories', spoken, (content, { language }) =>
		ok(jobCategories(content, language).map(option)),
	),
	jobLocations: read('jobLocations', spoken, (content, { language }) =>
		ok(jobLocations(content, language).map(option)),
	),
	jobs: read(
		'jobs',
		z.object({ cate_id: ids, address_id: ids, keyword: text, ...paging(5), language }),
		(content, { cate_id, address_id, page_size, ...query }) =>
			ok(
				shape.wireList(
					jobs(content, { ...query, categories: cate_id, locations: address_id, pageSize: page_size }),
					shape.wireJob,
				),
			),
	),
	events: readEvents,
	event: readEvents,
	search: read('search', withKeyword(6).extend({ all: flag }), (content, { page_size, ...query }) => {
		const found = search(content, { ...query, pageSize: page_size });
		return ok(
			query.all
				? { ...shape.wireList(found, shape.wireSearchEntry), words: found.words, corrected: found.corrected }
				: shape.wireList(found, shape.wireSearchResult),
		);
	}),
	culture: read('culture', spoken, (content, { language }) =>
		ok(culturePages(content, language).map(({ slug, title, content }) => ({ custom: slug, title, content }))),
	),
} satisfies Record<Exclude<WireRead, WirePreview>, Read>;
