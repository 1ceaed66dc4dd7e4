import { brand } from '@site/contract/brand';
import { leadFormPath } from '@site/contract/lead-forms';
import type { PageKey } from '@site/contract/pages';
import type { RedirectedKind } from '@site/contract/redirects';
import { subscriptionPaths } from '@site/contract/subscription';

type Row = {
	name: string;
	/** Slugs may hold a `/`: `:slug/*` takes them encoded and bare, and leaves `/product/drugs-of-abuse` to the category of that name. */
	path: `/${string}`;
	/** The folder of the page; a page without one is made of its sections alone. */
	page?: string;
	/** The page's sections, title and description in the content. */
	composed?: PageKey;
	/** What the page reads of a query. Nothing else of it reaches a loader, or makes a page another one in the cache. */
	query?: readonly string[];
	/** What of the query makes a view of the page that is none of its own (D27). */
	views?: readonly string[];
	/** What the slug in the path names: another letter case of one that is there moves to its spelling. */
	slug?: RedirectedKind;
	/** Shows what is not published yet: never kept, never indexed. */
	preview?: true;
	/** Its address holds a token: never kept, never indexed, never told to the next page. */
	secret?: true;
	/** A way to something, and nothing that search engines should show. */
	hidden?: true;
	/** The address that search engines shall know, where another route shows the same page. */
	canonical?: `/${string}`;
	/** Every route carries it, and it never blocks anyone. */
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
	{ name: 'Productsinfos', path: '/product/zt/:slug/*', page: 'product-themed', slug: 'product', requiresAuth: true },
	{ name: 'Productsinfos2', path: '/product/zt2/:slug/*', page: 'product-themed', slug: 'product', requiresAuth: true },
	{ name: 'Productsinfos3', path: '/product/zt3/:slug/*', page: 'product-themed', slug: 'product', requiresAuth: true },
	{
		name: 'Productsinfos4',
		path: '/product/drugs-of-abuse/:slug/*',
		page: 'product-themed',
		slug: 'product',
		requiresAuth: true,
	},
	{
		name: 'Productsinfos5',
		path: '/product/infectious-disease/:slug/*',
		page: 'product-themed',
		slug: 'product',
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
	{ name: 'Productsinfo', path: '/products/:slug/*', page: 'product', slug: 'product', requiresAuth: true },
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
		query: ['token', 'done', 'problem'],
		secret: true,
		requiresAuth: true,
	},
	{
		name: 'SubscriptionUnsubscribe',
		path: subscriptionPaths.unsubscribe,
		page: 'subscription',
		query: ['token', 'done', 'problem'],
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

/** The routes of the specification (ROUTE-1), and all that is known of a page by its address alone. */
export const routeTable: readonly Route[] = rows;
