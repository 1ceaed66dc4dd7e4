import { brand } from '@site/contract/brand';

/**
 * The routes of the specification (foundations, section 2): name, path, the folder of the page, and the flag that every
 * route carries and that never blocks anyone. Slugs may hold a `/`:
 * `:slug/*` takes them encoded and bare, and leaves `/product/drugs-of-abuse` to the category of that name.
 */
export const routeTable = [
	{ name: 'Home', path: '/', page: 'home', requiresAuth: true },
	{ name: 'Diagnostics', path: '/diagnostics', page: 'supply-chain', requiresAuth: true },
	{ name: 'SupplyChain', path: '/supply-chain', page: 'supply-chain', requiresAuth: true },
	{
		name: 'ContractManufacturing',
		path: '/contract-manufacturing',
		page: 'contract-manufacturing',
		requiresAuth: true,
	},
	{ name: 'About', path: '/about', page: 'about', requiresAuth: true },
	{ name: 'Partnering', path: '/partnering', page: 'partnering', requiresAuth: true },
	{ name: 'MediaRoom', path: '/media-room', page: 'media-room', requiresAuth: true },
	{ name: 'Contact', path: '/contact', page: 'contact', requiresAuth: true },
	{ name: 'Search', path: '/search', page: 'search', requiresAuth: true },
	{ name: 'Careers', path: '/careers', page: 'careers', requiresAuth: true },
	{ name: 'CareersApply', path: '/careers-apply', page: 'careers-apply', requiresAuth: true },
	{ name: 'Productsinfos', path: '/product/zt/:slug/*', page: 'product-themed', requiresAuth: true },
	{ name: 'Productsinfos2', path: '/product/zt2/:slug/*', page: 'product-themed', requiresAuth: true },
	{ name: 'Productsinfos3', path: '/product/zt3/:slug/*', page: 'product-themed', requiresAuth: true },
	{ name: 'Productsinfos4', path: '/product/drugs-of-abuse/:slug/*', page: 'product-themed', requiresAuth: true },
	{ name: 'Productsinfos5', path: '/product/infectious-disease/:slug/*', page: 'product-themed', requiresAuth: true },
	{ name: 'Products', path: '/product/:cateId', page: 'products', requiresAuth: true },
	{ name: 'Productsinfo', path: '/products/:slug/*', page: 'product', requiresAuth: true },
	{ name: 'ProductsPreview', path: '/productspreview/:slug/*', page: 'product-preview', requiresAuth: true },
	{ name: 'Resources', path: '/resources', page: 'resources', requiresAuth: true },
	{ name: 'Resourcesinfo', path: '/resources/:slug/*', page: 'article', requiresAuth: true },
	{ name: 'ResourcesPreview', path: '/resourcespreview/:slug/*', page: 'article-preview', requiresAuth: true },
	{ name: 'Events', path: '/events', page: 'events', requiresAuth: true },
	{ name: 'Eventsinfo', path: '/events-info/:slug/*', page: 'event', requiresAuth: true },
	{ name: 'CultureCn', path: '/culture/cn', page: 'culture-cn', requiresAuth: true },
	{ name: 'CultureTruthCode', path: '/Culture/Aiiso_Truth_Code', page: 'culture', requiresAuth: true },
	{ name: 'CultureWorkCode', path: '/Culture/Aiiso_Work_Code', page: 'culture', requiresAuth: true },
	{ name: 'CultureSocialArt', path: '/Culture/Aiiso_Social_Art', page: 'culture', requiresAuth: true },
	{ name: 'PrivacyPolicy', path: '/privacy-policy', page: 'privacy-policy', requiresAuth: true },
	{ name: 'TermsAndConditions', path: '/terms-and-conditions', page: 'terms-and-conditions', requiresAuth: true },
	{
		name: 'AntiBriberyPolicy',
		path: '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
		page: 'anti-bribery-policy',
		requiresAuth: true,
	},
	{ name: 'BecomeADistributor', path: '/become-a-distributor', page: 'become-a-distributor', requiresAuth: true },
	{ name: 'FreeSampleKit', path: '/free-sample-kit', page: 'free-sample-kit', requiresAuth: true },
	{ name: 'Newsletter', path: `/${brand.slug}-poc-newsletter`, page: 'newsletter', requiresAuth: true },
	{
		name: 'ScientificStrategyBoard',
		path: '/scientific-strategy-board',
		page: 'scientific-strategy-board',
		requiresAuth: true,
	},
	{
		name: 'ScientificStrategyBoardInfo',
		path: '/scientific-strategy-board-info',
		page: 'board-member',
		requiresAuth: true,
	},
] as const;

export type RouteName = (typeof routeTable)[number]['name'];
