import type { RegistrationRoute } from './registrations.ts';

/**
 * The calls under `/apis/api` with their names on the wire, and the responses that the server sends and its client
 * expects. Forms define their own in forms/.
 */
export const wireBase = '/apis/api';

export const wirePaths = {
	navigation: '/index/cate',
	category: '/index/product_cate',
	categories: '/index/product_cates',
	certifications: '/index/product_cert',
	testTypes: '/index/product_test',
	products: '/product/product_list',
	productSearch: '/product/product_search',
	product: '/product/product_detail',
	productPreview: '/product/product_details',
	articles: '/article/index',
	article: '/article/detail',
	articlePreview: '/article/details',
	jobCategories: '/index/careers_cate',
	jobLocations: '/index/careers_address',
	jobs: '/careers/careers_list',
	events: '/events/index',
	event: '/events/index',
	search: '/index/search',
	culture: '/index/culture',
	productView: '/product/product_tongji',
	searchSeen: '/index/search_seen',
	upload: '/index/uploads',
} as const;
export type WireName = keyof typeof wirePaths;

/** The body of every answer. */
export type WireAnswer<T> = { status: number; msg: string; data: T };

type Numeric = number | string;
type Paged = { page?: Numeric; page_size?: Numeric };
type Spoken = { language?: string };
export type WireList<T> = { data: T[]; total: number };

export type WireNavigationItem = {
	id: number;
	catname: string;
	url: string;
	custom: string;
	children: WireNavigationItem[];
};
export type WireCategory = {
	id: number;
	custom: string;
	catname: string;
	level: number;
	is_checked: 0 | 1;
	children: WireCategory[];
};
export type WireCertification = { id: number; catname: string; is_checked: 0 | 1; children: WireCertification[] };
export type WireTag = { id: number; catname: string };
export type WireOption = WireTag & { is_checked: 0 | 1 };
export type WireProductItem = {
	id: number;
	custom: string;
	title: string;
	description: string;
	url: string;
	/** Its main facts in one line; in lists, with `facts` only. */
	facts?: string;
	/** The number it is ordered by, and the contents of its usual pack; with `facts` only. */
	reference?: string;
	pack?: string;
	/** 1: it is no longer made; with `facts` only. */
	discontinued?: 0 | 1;
	/** The statement required for a product under emergency use, or empty; with `facts` only. */
	statement?: string;
	/** The note that it is for professionals only, or empty; with `facts` only. */
	use?: string;
	/** Its row of the table; with `facts` and `table` only. */
	row?: WireProductRow;
};
export type WireProductRow = {
	specimen: string;
	/** Minutes to the result; null if not stated. */
	minutes: number | null;
	setting: string;
	certificates: string[];
	/** The packs beside the usual one. */
	packs?: { reference: string; pack: string }[];
	/** The routes of its registrations, by country (ISO 3166 in two letters, or EU). */
	registered: Record<string, RegistrationRoute[]>;
};
export type WireProductList = WireList<WireProductItem> & {
	/** The number of products for each option, given the other selections, by id; with `facts` only. */
	counts?: {
		categories: Record<number, number>;
		certifications: Record<number, number>;
		testTypes: Record<number, number>;
		/** The number regardless of test type. */
		every: number;
	};
};
export type WireProduct = WireProductItem & {
	parent_name: string;
	cate_id: number;
	cert_id: string;
	keywords: string;
	buy_url: string;
	content: string;
	cert_image: { image: string }[];
	tags: { id: number; catname: string; content: string }[];
};
export type WireArticleItem = {
	id: number;
	custom: string;
	title: string;
	description: string;
	image: string;
	fabu_time: string;
};
export type WireArticle = Omit<WireArticleItem, 'image'> & { content: string; keywords: string; url: string };
export type WireJob = { id: number; title: string; content: string; address_list: WireTag[] };
export type WireEvent = {
	id: number;
	custom: string;
	title: string;
	shijian: string;
	address: string;
	zhanhuihao: string;
	image: string;
	url: string;
};
/** The kinds of search results, with their names on the wire. */
export const wireSearchTypes = {
	product: 'Products',
	event: 'Events',
	article: 'Articles',
	document: 'Documents',
	question: 'Questions',
	job: 'Jobs',
	page: 'Pages',
} as const;
export type SearchKind = keyof typeof wireSearchTypes;
export type WireSearchType = (typeof wireSearchTypes)[SearchKind];
/** `Documents`, `Questions`, `Jobs` and `Pages` are included only with `all`; their `custom` is an address. */
export type WireSearchResult = {
	id: number;
	leixing: WireSearchType;
	title: string;
	content: string;
	custom: string;
	/** A small picture, or empty; with `all` only. */
	image?: string;
	/** The number that a product is ordered by, or empty; with `all` only. */
	reference?: string;
	/** 1: a product that is no longer made; with `all` only. */
	discontinued?: 0 | 1;
	/** The statement required for a product under emergency use, or empty; with `all` only. */
	statement?: string;
	/** The note that a product is for professionals only, or empty; with `all` only. */
	use?: string;
	/** The name of the product that a question is about, or empty; with `all` only. */
	product?: string;
};
export type WireSearchAnswer = WireList<WireSearchResult> & {
	/** Beginnings of words to highlight in the result; with `all` only. */
	words?: readonly string[];
	/** The corrected keyword if it was misspelled, otherwise empty; with `all` only. */
	corrected?: string;
};
export type WireCulture = { custom: string; title: string; content: string };
/** A form: its fields and the values beside them, by their names on the wire. */
export type WireForm = Readonly<Record<string, string | number>>;
/** `page`: a page that shows the state of the submission. */
export type WireReference = { reference: string; page?: string };

export type WireProductView = {
	language: number;
	cate_id: number | string;
	cert_id: string;
	productid: number;
	url: string;
	addtime: number;
	sign: string;
};

type Call<Takes, Data> = { takes: Takes; data: Data };
/** Covers every call: a missing one does not compile. */
type Calls<All extends Record<WireName, Call<object, unknown>>> = All;
type Keyword = { keyword?: string };
type Slug = { custom: string };

export type WireCalls = Calls<{
	navigation: Call<Spoken, WireNavigationItem[]>;
	category: Call<Spoken & { id: Numeric }, { id: number; catname: string; custom: string }[]>;
	categories: Call<Spoken & { custom?: string }, WireCategory[]>;
	certifications: Call<Spoken & Keyword, WireCertification[]>;
	testTypes: Call<Spoken & { custom?: string }, WireTag[]>;
	products: Call<
		Spoken &
			Paged & {
				custom?: string;
				cert_id?: Numeric;
				test_id?: Numeric;
				sort?: string;
				facts?: Numeric;
				table?: Numeric;
			} & {
				specimen?: string;
				setting?: string;
				within?: Numeric;
			},
		WireProductList
	>;
	productSearch: Call<Spoken & Paged & Keyword & { facts?: Numeric }, WireList<WireProductItem>>;
	product: Call<Spoken & Slug, WireProduct | null>;
	productPreview: Call<Spoken & Slug & { token?: string }, WireProduct | null>;
	articles: Call<Spoken & Paged & { catid?: Numeric; is_tuijian?: Numeric }, WireList<WireArticleItem>>;
	article: Call<Spoken & Slug, WireArticle | null>;
	articlePreview: Call<Spoken & Slug & { token?: string }, WireArticle | null>;
	jobCategories: Call<Spoken, WireOption[]>;
	jobLocations: Call<Spoken, WireOption[]>;
	jobs: Call<Spoken & Paged & Keyword & { cate_id?: Numeric; address_id?: Numeric }, WireList<WireJob>>;
	events: Call<Spoken, WireEvent[]>;
	event: Call<Spoken & Slug, WireEvent | null>;
	search: Call<Spoken & Paged & Keyword & { all?: Numeric }, WireSearchAnswer>;
	culture: Call<Spoken, WireCulture[]>;
	productView: Call<WireProductView, null>;
	searchSeen: Call<{ keyword: string; opened?: Numeric } & Spoken, null>;
	upload: Call<FormData, { thumb: string; name: string; size: number } | null>;
}>;

/** Calls that store data; they carry a key that makes a repeat harmless. */
const wireWrites = ['productView', 'searchSeen', 'upload'] as const;
export type WireWrite = (typeof wireWrites)[number];
export type WireRead = Exclude<WireName, WireWrite>;
/** Reads that may return unpublished content. */
export type WirePreview = 'productPreview' | 'articlePreview';

const isRead = (name: string): name is WireRead => wireWrites.every((write) => write !== name);
export const wireReads = Object.keys(wirePaths).filter(isRead);
