import { brand } from '@site/contract/brand';
import { leadFormPath } from '@site/contract/lead-forms';
import type { PageKey } from '@site/contract/pages';
import type { RedirectedKind } from '@site/contract/redirects';
import { subscriptionPaths } from '@site/contract/subscription';

type Row = {
	name: string;
	/**
	 * Slugs may contain a `/`: `:slug/*` matches them encoded and unencoded, and leaves `/product/drugs-of-abuse` to the
	 * category of that name.
	 */
	path: `/${string}`;
	/** Folder of the page's code; without one, the page consists of its sections alone. */
	page?: string;
	/** The page's sections, title and description in the content. */
	composed?: PageKey;
	/** The query parameters that the page reads. Others reach no loader and are not part of the cache key. */
	query?: readonly string[];
	/** Query parameters that make a view which search engines do not index (D27). */
	views?: readonly string[];
	/** The kind of item that the slug names. Another letter case redirects to the canonical slug. */
	slug?: RedirectedKind;
	/** Shows unpublished content: never cached, never indexed. */
	preview?: true;
	/** Its address contains a token: never cached, never indexed, never sent as a referrer. */
	secret?: true;
	/** Waits for the studio: rendered beside the queue, so that it holds up no other page. */
	waits?: true;
	/** Only leads to something else, so search engines should not index it. */
	hidden?: true;
	/** The canonical address, if another route shows the same page. */
	canonical?: `/${string}`;
	/** Part of the specification; it has no effect. */
	requiresAuth: true;
};

const productViews = [
	'certifications',
	'certification-search',
	'type',
	'sort',
	'show',
	'search',
	'search-page',
	'compare',
	'view',
] as const;

/** Marks the rows of a product's registrations, and makes no other page of it. */
const ofProduct = { slug: 'product', query: ['country'], views: ['country'] } as const;

const reportViews = ['product', 'gtin', 'lot', 'expires'] as const;

const rows = [
	{ name: 'Home', path: '/', page: 'home', composed: 'home', requiresAuth: true },
	{
		name: 'Diagnostics',
		path: '/diagnostics',
		composed: 'supply-chain',
		canonical: '/supply-chain',
		requiresAuth: true,
	},
	{ name: 'SupplyChain', path: '/supply-chain', composed: 'supply-chain', requiresAuth: true },
	{
		name: 'ContractManufacturing',
		path: '/contract-manufacturing',
		page: 'contract-manufacturing',
		composed: 'contract-manufacturing',
		query: ['for'],
		requiresAuth: true,
	},
	{ name: 'About', path: '/about', composed: 'about', requiresAuth: true },
	{ name: 'Partnering', path: '/partnering', composed: 'partnering', requiresAuth: true },
	{ name: 'MediaRoom', path: '/media-room', composed: 'media-room', requiresAuth: true },
	{ name: 'Contact', path: '/contact', composed: 'contact', requiresAuth: true },
	{
		name: 'Search',
		path: '/search',
		page: 'search',
		composed: 'search',
		query: ['search', 'page'],
		views: ['search', 'page'],
		hidden: true,
		requiresAuth: true,
	},
	{
		name: 'Careers',
		path: '/careers',
		page: 'careers',
		composed: 'careers',
		query: ['categories', 'locations', 'search', 'page', 'job'],
		views: ['categories', 'locations', 'search'],
		requiresAuth: true,
	},
	{
		name: 'CareersApply',
		path: '/careers-apply',
		page: 'careers-apply',
		composed: 'careers-apply',
		query: ['job'],
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Productsinfos', path: '/product/zt/:slug/*', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{ name: 'Productsinfos2', path: '/product/zt2/:slug/*', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{ name: 'Productsinfos3', path: '/product/zt3/:slug/*', page: 'product-themed', ...ofProduct, requiresAuth: true },
	{
		name: 'Productsinfos4',
		path: '/product/drugs-of-abuse/:slug/*',
		page: 'product-themed',
		...ofProduct,
		requiresAuth: true,
	},
	{
		name: 'Productsinfos5',
		path: '/product/infectious-disease/:slug/*',
		page: 'product-themed',
		...ofProduct,
		requiresAuth: true,
	},
	{
		name: 'Products',
		path: '/product/:cateId',
		page: 'products',
		slug: 'category',
		composed: 'products',
		query: ['category', 'page', ...productViews],
		views: productViews,
		requiresAuth: true,
	},
	{ name: 'Productsinfo', path: '/products/:slug/*', page: 'product', ...ofProduct, requiresAuth: true },
	{
		name: 'ProductsPreview',
		path: '/productspreview/:slug/*',
		page: 'product-preview',
		query: ['token', 'layout'],
		preview: true,
		requiresAuth: true,
	},
	{
		name: 'Resources',
		path: '/resources',
		page: 'resources',
		composed: 'resources',
		query: ['tab', 'all'],
		views: ['tab', 'all'],
		requiresAuth: true,
	},
	{ name: 'Resourcesinfo', path: '/resources/:slug/*', page: 'article', slug: 'article', requiresAuth: true },
	{
		name: 'ResourcesPreview',
		path: '/resourcespreview/:slug/*',
		page: 'article-preview',
		query: ['token', 'layout'],
		preview: true,
		requiresAuth: true,
	},
	{ name: 'Events', path: '/events', page: 'events', composed: 'events', requiresAuth: true },
	{ name: 'Eventsinfo', path: '/events-info/:slug/*', page: 'event', slug: 'event', requiresAuth: true },
	{ name: 'Notices', path: '/notices', page: 'notices', requiresAuth: true },
	{ name: 'Noticesinfo', path: '/notices/:slug/*', page: 'notice', slug: 'notice', requiresAuth: true },
	{ name: 'CultureCn', path: '/culture/cn', page: 'culture-cn', composed: 'culture', requiresAuth: true },
	{ name: 'CultureTruthCode', path: '/Culture/Aiiso_Truth_Code', page: 'culture', requiresAuth: true },
	{ name: 'CultureWorkCode', path: '/Culture/Aiiso_Work_Code', page: 'culture', requiresAuth: true },
	{ name: 'CultureSocialArt', path: '/Culture/Aiiso_Social_Art', page: 'culture', requiresAuth: true },
	{ name: 'PrivacyPolicy', path: '/privacy-policy', page: 'legal', composed: 'privacy-policy', requiresAuth: true },
	{
		name: 'TermsAndConditions',
		path: '/terms-and-conditions',
		page: 'legal',
		composed: 'terms-and-conditions',
		requiresAuth: true,
	},
	{
		name: 'Accessibility',
		path: '/accessibility',
		page: 'accessibility',
		composed: 'accessibility',
		requiresAuth: true,
	},
	{
		name: 'AntiBriberyPolicy',
		path: '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
		page: 'policy',
		composed: 'anti-bribery-policy',
		requiresAuth: true,
	},
	{
		name: 'Documents',
		path: '/documents',
		page: 'documents',
		query: ['words', 'lot', 'kind', 'in', 'page'],
		views: ['words', 'lot', 'kind', 'in'],
		requiresAuth: true,
	},
	{ name: 'Document', path: '/documents/:reference/:kind/:language', page: 'document', requiresAuth: true },
	{
		name: 'DocumentRevision',
		path: '/documents/:reference/:kind/:language/:revision',
		page: 'document',
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Check', path: '/check', page: 'check', query: ['code'], views: ['code'], requiresAuth: true },
	{ name: 'Box', path: '/01/:slug/*', page: 'box', query: ['17'], hidden: true, requiresAuth: true },
	{ name: 'Guide', path: '/guide/:slug/*', page: 'guide', slug: 'product', requiresAuth: true },
	{
		name: 'Report',
		path: '/report',
		page: 'report',
		query: reportViews,
		views: reportViews,
		requiresAuth: true,
	},
	{
		name: 'ReportState',
		path: '/report/:reference',
		page: 'report',
		query: ['key'],
		secret: true,
		waits: true,
		requiresAuth: true,
	},
	{ name: 'BecomeADistributor', path: '/become-a-distributor', composed: 'become-a-distributor', requiresAuth: true },
	{ name: 'FreeSampleKit', path: '/free-sample-kit', composed: 'free-sample-kit', requiresAuth: true },
	{
		name: 'LeadForm',
		path: `${leadFormPath}:form`,
		page: 'lead-form',
		query: ['for', 'product', 'products'],
		hidden: true,
		requiresAuth: true,
	},
	{ name: 'Newsletter', path: `/${brand.slug}-poc-newsletter`, composed: 'newsletter', requiresAuth: true },
	{
		name: 'SubscriptionConfirm',
		path: subscriptionPaths.confirm,
		page: 'subscription',
		query: ['token', 'done', 'about', 'problem'],
		secret: true,
		requiresAuth: true,
	},
	{
		name: 'SubscriptionUnsubscribe',
		path: subscriptionPaths.unsubscribe,
		page: 'subscription',
		query: ['token', 'done', 'about', 'problem'],
		secret: true,
		requiresAuth: true,
	},
	{
		name: 'ScientificStrategyBoard',
		path: '/scientific-strategy-board',
		page: 'board',
		composed: 'scientific-strategy-board',
		requiresAuth: true,
	},
	{
		name: 'ScientificStrategyBoardInfo',
		path: '/scientific-strategy-board-info',
		page: 'board-member',
		query: ['name'],
		requiresAuth: true,
	},
] as const satisfies readonly Row[];

export type RouteName = (typeof rows)[number]['name'];
export type Route = Row & { name: RouteName };

/** The routes of the specification (ROUTE-1), and everything known about a page from its address alone. */
export const routeTable: readonly Route[] = rows;
