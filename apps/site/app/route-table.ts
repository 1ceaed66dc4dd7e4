import type { MovableKind } from '@site/contract/kinds';
import type { PageKey } from '@site/contract/pages';
import { type RouteName, routePaths } from './route-paths.ts';

type Row = {
	name: RouteName | 'FreePage';
	/** Folder of the page's code; without one, the page consists only of sections. */
	page?: string;
	/** The page's sections, title and description in the content. */
	composed?: PageKey;
	/** The query parameters that the page reads. Others reach no loader and are not part of the cache key. */
	query?: readonly string[];
	/** Query parameters of views that search engines do not index (D27). */
	views?: readonly string[];
	/** The kind of item that the slug names. Another letter case redirects to the canonical slug. */
	slug?: MovableKind;
	/** Shows unpublished content: never cached, never indexed. */
	preview?: true;
	/** Its address contains a token: never cached, never indexed, never sent as a referrer. */
	secret?: true;
	/** Waits for the studio: rendered outside the queue, so that it does not delay other pages. */
	waits?: true;
	/** A page that only leads to others: search engines should not index it. */
	hidden?: true;
	/** Part of the specification; it has no effect. */
	requiresAuth: true;
};

const productViews = [
	'specimen',
	'setting',
	'within',
	'certifications',
	'certification-search',
	'type',
	'sort',
	'show',
	'search',
	'search-page',
	'compare',
	'view',
	'country',
] as const;

const finderViews = ['for', 'specimen', 'setting', 'within'] as const;

/** `country` only marks rows of the product's registrations, so it does not make another page. */
const ofProduct = { slug: 'product', query: ['country'], views: ['country'] } as const;

const reportViews = ['product', 'gtin', 'lot', 'expires'] as const;

const rows = [
	{ name: 'Home', page: 'home', composed: 'home', requiresAuth: true },
	{
		name: 'Diagnostics',
		composed: 'supply-chain',
		requiresAuth: true,
	},
	{ name: 'SupplyChain', composed: 'supply-chain', requiresAuth: true },
	{
		name: 'ContractManufacturing',
		page: 'contract-manufacturing',
		composed: 'contract-manufacturing',
		query: ['for'],
		requiresAuth: true,
	},
	{ name: 'About', composed: 'about', requiresAuth: true },
	{ name: 'Partnering', composed: 'partnering', requiresAuth: true },
	{ name: 'MediaRoom', composed: 'media-room', requiresAuth: true },
	{ name: 'Contact', composed: 'contact', requiresAuth: true },
	{
		name: 'Search',
		page: 'search',
		composed: 'search',
		query: ['search', 'page'],
		views: ['search', 'page'],
		hidden: true,
		requiresAuth: true,
	},
	{
		name: 'Careers',
		page: 'careers',
		composed: 'careers',
		query: ['categories', 'locations', 'search', 'page', 'job'],
		views: ['categories', 'locations', 'search'],
		requiresAuth: true,
	},
	{
		name: 'CareersApply',
		page: 'careers-apply',
		composed: 'careers-apply',
		query: ['job'],
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Productsinfos', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{ name: 'Productsinfos2', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{ name: 'Productsinfos3', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{
		name: 'Productsinfos4',
		page: 'product-themed',
		...ofProduct,
		requiresAuth: true,
	},
	{
		name: 'Productsinfos5',
		page: 'product-themed',
		...ofProduct,
		requiresAuth: true,
	},
	{
		name: 'Products',
		page: 'products',
		slug: 'category',
		composed: 'products',
		query: ['category', 'page', ...productViews],
		views: productViews,
		requiresAuth: true,
	},
	{ name: 'Finder', page: 'finder', query: finderViews, views: finderViews, requiresAuth: true },
	{ name: 'Productsinfo', page: 'product', ...ofProduct, requiresAuth: true },
	{
		name: 'ProductsPreview',
		page: 'product-preview',
		query: ['token', 'layout'],
		preview: true,
		requiresAuth: true,
	},
	{
		name: 'Resources',
		page: 'resources',
		composed: 'resources',
		query: ['tab', 'all'],
		views: ['tab', 'all'],
		requiresAuth: true,
	},
	{ name: 'Resourcesinfo', page: 'article', slug: 'article', requiresAuth: true },
	{
		name: 'ResourcesPreview',
		page: 'article-preview',
		query: ['token', 'layout'],
		preview: true,
		requiresAuth: true,
	},
	{ name: 'Events', page: 'events', composed: 'events', requiresAuth: true },
	{ name: 'Eventsinfo', page: 'event', slug: 'event', requiresAuth: true },
	{
		name: 'Meeting',
		page: 'event',
		query: ['key', 'outcome'],
		secret: true,
		waits: true,
		requiresAuth: true,
	},
	{ name: 'Notices', page: 'notices', requiresAuth: true },
	{ name: 'Noticesinfo', page: 'notice', slug: 'notice', requiresAuth: true },
	{ name: 'CultureCn', page: 'culture-cn', composed: 'culture', requiresAuth: true },
	{ name: 'CultureTruthCode', page: 'culture', requiresAuth: true },
	{ name: 'CultureWorkCode', page: 'culture', requiresAuth: true },
	{ name: 'CultureSocialArt', page: 'culture', requiresAuth: true },
	{ name: 'PrivacyPolicy', page: 'legal', composed: 'privacy-policy', requiresAuth: true },
	{
		name: 'TermsAndConditions',
		page: 'legal',
		composed: 'terms-and-conditions',
		requiresAuth: true,
	},
	{
		name: 'Accessibility',
		page: 'accessibility',
		composed: 'accessibility',
		requiresAuth: true,
	},
	{
		name: 'AntiBriberyPolicy',
		page: 'policy',
		composed: 'anti-bribery-policy',
		requiresAuth: true,
	},
	{ name: 'ProductData', page: 'product-data', requiresAuth: true },
	{
		name: 'Documents',
		page: 'documents',
		query: ['words', 'lot', 'kind', 'in', 'page'],
		views: ['words', 'lot', 'kind', 'in'],
		requiresAuth: true,
	},
	{ name: 'Document', page: 'document', requiresAuth: true },
	{
		name: 'DocumentRevision',
		page: 'document',
		hidden: true,
		requiresAuth: true,
	},
	{
		name: 'List',
		page: 'list',
		query: ['items', 'add', 'left', 'unshown', 'line', 'quantity', 'without', 'country'],
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Check', page: 'check', query: ['code', 'lot'], views: ['code', 'lot'], requiresAuth: true },
	{ name: 'Box', page: 'box', query: ['17'], hidden: true, requiresAuth: true },
	{ name: 'Guide', page: 'guide', slug: 'product', requiresAuth: true },
	{
		name: 'Report',
		page: 'report',
		query: reportViews,
		views: reportViews,
		requiresAuth: true,
	},
	{
		name: 'ReportState',
		page: 'report',
		query: ['key'],
		secret: true,
		waits: true,
		requiresAuth: true,
	},
	{ name: 'BecomeADistributor', composed: 'become-a-distributor', requiresAuth: true },
	{ name: 'FreeSampleKit', composed: 'free-sample-kit', requiresAuth: true },
	{
		name: 'LeadForm',
		page: 'lead-form',
		query: ['for', 'product', 'products', 'items'],
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Newsletter', page: 'newsletter', composed: 'newsletter', requiresAuth: true },
	{
		name: 'SubscriptionConfirm',
		page: 'subscription',
		query: ['token', 'done', 'about', 'problem'],
		secret: true,
		requiresAuth: true,
	},
	{
		name: 'SubscriptionUnsubscribe',
		page: 'subscription',
		query: ['token', 'done', 'about', 'problem'],
		secret: true,
		requiresAuth: true,
	},
	{
		name: 'ScientificStrategyBoard',
		page: 'board',
		composed: 'scientific-strategy-board',
		requiresAuth: true,
	},
	{
		name: 'ScientificStrategyBoardInfo',
		page: 'board-member',
		query: ['name'],
		requiresAuth: true,
	},
] as const satisfies readonly (Row & { name: RouteName })[];

export type Route = Row & { path: `/${string}` };

/** The routes of the specification (ROUTE-1), and everything known about a page from its address alone. */
export const routeTable: readonly Route[] = rows.map((row) => ({ ...row, path: routePaths[row.name] }));

/** Pages at addresses that staff chose: every path that no other route handles, if the content has it. */
export const freeRoute: Route = { name: 'FreePage', path: '/*', slug: 'page', requiresAuth: true };
