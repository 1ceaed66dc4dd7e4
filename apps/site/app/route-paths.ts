import { brand } from '@site/contract/brand';
import { leadFormPath } from '@site/contract/lead-forms';
import { meetingPath } from '@site/contract/meetings';
import { subscriptionPaths } from '@site/contract/subscription';

/**
 * The path of each page, by name. Other data of the routes is in route-table.ts, which browsers do not get. Slugs may
 * contain a `/`: `:slug/*` matches them encoded and unencoded, and leaves `/product/drugs-of-abuse` to the category of
 * that name.
 */
export const routePaths = {
	Home: '/',
	Diagnostics: '/diagnostics',
	SupplyChain: '/supply-chain',
	ContractManufacturing: '/contract-manufacturing',
	About: '/about',
	Partnering: '/partnering',
	MediaRoom: '/media-room',
	Contact: '/contact',
	Search: '/search',
	Careers: '/careers',
	CareersApply: '/careers-apply',
	Productsinfos: '/product/zt/:slug/*',
	Productsinfos2: '/product/zt2/:slug/*',
	Productsinfos3: '/product/zt3/:slug/*',
	Productsinfos4: '/product/drugs-of-abuse/:slug/*',
	Productsinfos5: '/product/infectious-disease/:slug/*',
	Products: '/product/:cateId',
	Finder: '/finder',
	Productsinfo: '/products/:slug/*',
	ProductsPreview: '/productspreview/:slug/*',
	Resources: '/resources',
	Resourcesinfo: '/resources/:slug/*',
	ResourcesPreview: '/resourcespreview/:slug/*',
	Events: '/events',
	Eventsinfo: '/events-info/:slug/*',
	Meeting: meetingPath,
	Notices: '/notices',
	Noticesinfo: '/notices/:slug/*',
	CultureCn: '/culture/cn',
	CultureTruthCode: '/Culture/Aiiso_Truth_Code',
	CultureWorkCode: '/Culture/Aiiso_Work_Code',
	CultureSocialArt: '/Culture/Aiiso_Social_Art',
	PrivacyPolicy: '/privacy-policy',
	TermsAndConditions: '/terms-and-conditions',
	Accessibility: '/accessibility',
	AntiBriberyPolicy: '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
	ProductData: '/data',
	Documents: '/documents',
	Document: '/documents/:reference/:kind/:language',
	DocumentRevision: '/documents/:reference/:kind/:language/:revision',
	List: '/list',
	Check: '/check',
	Box: '/01/:slug/*',
	Guide: '/guide/:slug/*',
	Report: '/report',
	ReportState: '/report/:reference',
	BecomeADistributor: '/become-a-distributor',
	FreeSampleKit: '/free-sample-kit',
	LeadForm: `${leadFormPath}:form`,
	Newsletter: `/${brand.slug}-poc-newsletter`,
	SubscriptionConfirm: subscriptionPaths.confirm,
	SubscriptionUnsubscribe: subscriptionPaths.unsubscribe,
	ScientificStrategyBoard: '/scientific-strategy-board',
	ScientificStrategyBoardInfo: '/scientific-strategy-board-info',
} as const satisfies Record<string, `/${string}`>;

export type RouteName = keyof typeof routePaths;

/** The address that search engines index for a page with two addresses. */
export const canonicalPaths: Readonly<Record<string, string>> = { [routePaths.Diagnostics]: routePaths.SupplyChain };
