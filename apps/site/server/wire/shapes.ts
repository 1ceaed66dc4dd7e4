import { usualUrl } from '@site/contract/picture-sizes';
import {
	type WireArticle,
	type WireArticleItem,
	type WireCategory,
	type WireCertification,
	type WireEvent,
	type WireJob,
	type WireList,
	type WireNavigationItem,
	type WireProduct,
	type WireProductItem,
	type WireSearchResult,
	type WireTag,
	wireSearchTypes,
} from '@site/contract/wire';
import type { JobView } from '../content/careers.ts';
import type { CategoryNode, CertificationNode } from '../content/catalogue.ts';
import type { EventView } from '../content/events.ts';
import type { NavigationNode } from '../content/navigation.ts';
import type { ArticleCard, ArticleView } from '../content/newsroom.ts';
import type { Page } from '../content/paging.ts';
import type { ProductRow } from '../content/product-row.ts';
import type { ProductCard, ProductView } from '../content/product-view.ts';
import type { SearchResult } from '../content/search.ts';

/** Translates names in the code into names on the wire. */

export const wireList = <T, W>({ items, total }: Page<T>, shape: (item: T) => W): WireList<W> => ({
	data: items.map(shape),
	total,
});

export const wireTag = ({ id, name }: { id: number; name: string }): WireTag => ({ id, catname: name });

export const wireNavigation = ({ id, name, url, custom, children }: NavigationNode): WireNavigationItem => ({
	id,
	catname: name,
	url,
	custom,
	children: children.map(wireNavigation),
});

export const wireCategory = ({ id, slug, name, level, selected, children }: CategoryNode): WireCategory => ({
	id,
	custom: slug,
	catname: name,
	level,
	is_checked: selected ? 1 : 0,
	children: children.map(wireCategory),
});

export const wireCertification = ({ id, name, children }: CertificationNode): WireCertification => ({
	id,
	catname: name,
	is_checked: 0,
	children: children.map(wireCertification),
});

/** Width of pictures in lists: sharp on a card. */
const cardWidth = 768;

export const wireProductItem = ({ id, slug, title, description, picture }: ProductCard): WireProductItem => ({
	id,
	custom: slug,
	title,
	description,
	url: usualUrl(picture.url, cardWidth),
});

const wireFlag = (is: boolean) => (is ? 1 : 0);

/** The product as a card of a list. */
export const wireListedProduct = (product: ProductCard & { facts?: string; row?: ProductRow }): WireProductItem => ({
	...wireProductItem(product),
	...(product.facts !== undefined && { facts: product.facts }),
	reference: product.reference,
	pack: product.pack,
	discontinued: wireFlag(product.isDiscontinued),
	statement: product.emergencyUse,
	use: product.use,
	...(product.row && { row: product.row }),
});

export const wireProduct = (product: ProductView): WireProduct => ({
	id: product.id,
	custom: product.slug,
	title: product.title,
	parent_name: product.parentName,
	cate_id: product.categoryId,
	cert_id: product.certificationIds.join(','),
	description: product.description,
	keywords: product.keywords,
	url: usualUrl(product.picture.url),
	buy_url: product.buyUrl,
	content: product.content,
	cert_image: product.certificationMarks.map(({ picture }) => ({ image: picture.url })),
	tags: product.resources.map(({ id, title, content }) => ({ id, catname: title, content })),
});

export const wireArticleItem = (article: ArticleCard): WireArticleItem => ({
	id: article.id,
	custom: article.slug,
	title: article.title,
	description: article.description,
	image: usualUrl(article.picture.url, cardWidth),
	fabu_time: article.publishedText,
});

export const wireArticle = (article: ArticleView): WireArticle => ({
	id: article.id,
	custom: article.slug,
	title: article.title,
	fabu_time: article.publishedText,
	content: article.content,
	description: article.description,
	keywords: article.keywords,
	url: usualUrl(article.picture.url),
});

export const wireJob = ({ id, title, content, locations }: JobView): WireJob => ({
	id,
	title,
	content,
	address_list: locations.map(wireTag),
});

export const wireEvent = (event: EventView): WireEvent => ({
	id: event.id,
	custom: event.slug,
	title: event.title,
	shijian: event.dateText,
	address: event.address,
	zhanhuihao: event.booth,
	image: event.picture ? usualUrl(event.picture.url) : '',
	url: event.url,
});

export const wireSearchResult = ({ id, kind, title, passage, slug }: SearchResult): WireSearchResult => ({
	id,
	leixing: wireSearchTypes[kind],
	title,
	content: passage,
	custom: slug,
});

export const wireSearchEntry = (result: SearchResult): WireSearchResult => ({
	...wireSearchResult(result),
	image: result.thumbnail,
	reference: result.reference,
	discontinued: wireFlag(result.isDiscontinued),
	statement: result.emergencyUse,
	use: result.use,
	product: result.product,
});
