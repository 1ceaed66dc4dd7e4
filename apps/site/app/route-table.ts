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

const reportViews = ['product', 'gtin', 'lot', 'expires', 'notice'] as const;

const rows = [
	{ name: 'Home', page: 'home', composed: 'home' },
	{ name: 'Diagnostics', composed: 'supply-chain' },
	{ name: 'SupplyChain', composed: 'supply-chain' },
	{ name: 'ContractManufacturing', page: 'contract-manufacturing', composed: 'contract-manufacturing', query: ['for'] },
	{ name: 'About', composed: 'about' },
	{ name: 'Partnering', composed: 'partnering' },
	{ name: 'MediaRoom', composed: 'media-room' },
	{ name: 'Contact', composed: 'contact' },
	{
		name: 'Search',
		page: 'search',
		composed: 'search',
		query: ['search', 'page'],
		views: ['search', 'page'],
		hidden: true,
	},
	{
		name: 'Careers',
		page: 'careers',
		composed: 'careers',
		query: ['categories', 'locations', 'search', 'page', 'job'],
		views: ['categories', 'locations', 'search'],
	},
	{ name: 'CareersApply', page: 'careers-apply', composed: 'careers-apply', query: ['job'], hidden: true },
	{ name: 'Productsinfos', page: 'product-themed', ...ofProduct },
	{ name: 'Productsinfos2', page: 'product-themed', ...ofProduct },
	{ name: 'Productsinfos3', page: 'product-themed', ...ofProduct },
	{ name: 'Productsinfos4', page: 'product-themed', ...ofProduct },
	{ name: 'Productsinfos5', page: 'product-themed', ...ofProduct },
	{
		name: 'Products',
		page: 'products',
		slug: 'category',
		composed: 'products',
		query: ['category', 'page', ...productViews],
		views: productViews,
	},
	{ name: 'Finder', page: 'finder', query: finderViews, views: finderViews },
	{ name: 'Productsinfo', page: 'product', ...ofProduct },
	{ name: 'ProductsPreview', page: 'product-preview', query: ['token', 'layout'], preview: true },
	{ name: 'Resources', page: 'resources', composed: 'resources', query: ['tab', 'all'], views: ['tab', 'all'] },
	{ name: 'Resourcesinfo', page: 'article', slug: 'article' },
	{ name: 'ResourcesPreview', page: 'article-preview', query: ['token', 'layout'], preview: true },
	{ name: 'Events', page: 'events', composed: 'events' },
	{ name: 'Eventsinfo', page: 'event', slug: 'event' },
	{ name: 'Meeting', page: 'event', query: ['key', 'outcome'], secret: true, waits: true },
	{ name: 'Notices', page: 'notices' },
	{ name: 'Noticesinfo', page: 'notice', slug: 'notice' },
	{ name: 'CultureCn', page: 'culture-cn', composed: 'culture' },
	{ name: 'CultureTruthCode', page: 'culture' },
	{ name: 'CultureWorkCode', page: 'culture' },
	{ name: 'CultureSocialArt', page: 'culture' },
	{ name: 'PrivacyPolicy', page: 'legal', composed: 'privacy-policy' },
	{ name: 'TermsAndConditions', page: 'legal', composed: 'terms-and-conditions' },
	{ name: 'Accessibility', page: 'accessibility', composed: 'accessibility' },
	{ name: 'AntiBriberyPolicy', page: 'policy', composed: 'anti-bribery-policy' },
	{ name: 'ProductData', page: 'product-data' },
	{
		name: 'Documents',
		page: 'documents',
		query: ['words', 'lot', 'kind', 'in', 'page'],
		views: ['words', 'lot', 'kind', 'in'],
	},
	{ name: 'Document', page: 'document' },
	{ name: 'DocumentRevision', page: 'document', hidden: true },
	{
		name: 'List',
		page: 'list',
		query: ['items', 'add', 'left', 'unshown', 'line', 'quantity', 'without', 'country'],
		hidden: true,
	},
	{ name: 'Check', page: 'check', query: ['code', 'lot'], views: ['code', 'lot'] },
	{ name: 'Box', page: 'box', query: ['17'], hidden: true },
	{ name: 'Guide', page: 'guide', slug: 'product' },
	{ name: 'Report', page: 'report', query: reportViews, views: reportViews },
	{ name: 'ReportState', page: 'report', query: ['key'], secret: true, waits: true },
	{ name: 'BecomeADistributor', composed: 'become-a-distributor' },
	{ name: 'FreeSampleKit', composed: 'free-sample-kit' },
	{ name: 'LeadForm', page: 'lead-form', query: ['for', 'product', 'products', 'items'], hidden: true },
	{ name: 'Newsletter', page: 'newsletter', composed: 'newsletter' },
	{ name: 'SubscriptionConfirm', page: 'subscription', query: ['token', 'done', 'about', 'problem'], secret: true },
	{ name: 'SubscriptionUnsubscribe', page: 'subscription', query: ['token', 'done', 'about', 'problem'], secret: true },
	{ name: 'ScientificStrategyBoard', page: 'board', composed: 'scientific-strategy-board' },
	{ name: 'ScientificStrategyBoardInfo', page: 'board-member', query: ['name'] },
] as const satisfies readonly (Row & { name: RouteName })[];

/** `requiresAuth` is part of the specification; it has no effect. */
export type Route = Row & { path: `/${string}`; requiresAuth: true };

/** The routes of the specification (ROUTE-1), and everything known about a page from its address alone. */
export const routeTable: readonly Route[] = rows.map((row) => ({
	...row,
	path: routePaths[row.name],
	requiresAuth: true,
}));

/** Pages at addresses that staff chose: every path that no other route handles, if the content has it. */
export const freeRoute: Route = { name: 'FreePage', path: '/*', slug: 'page', requiresAuth: true };
