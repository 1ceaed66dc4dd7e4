import type { Language } from '@site/contract/language';
import { specialProducts } from '@site/contract/special-products';
import { type RouteName, routePaths } from './route-paths.ts';

export const feedFolder = '/feeds/';
export const dataFolder = `${routePaths.ProductData}/`;

/** Parameters by route name. */
type Parameters = {
	Products: { cateId: string };
	Productsinfo: { productInfoId: string };
	Productsinfos: { productInfoIds: string };
	Productsinfos2: { productInfoIds: string };
	Productsinfos3: { productInfoIds: string };
	Productsinfos4: { productInfoIds: string };
	Productsinfos5: { productInfoIds: string };
	ProductsPreview: { productInfoId: string };
	Resourcesinfo: { resourcesInfoId: string };
	ResourcesPreview: { resourcesInfoId: string };
	Eventsinfo: { eventsInfoId: string };
	Noticesinfo: { noticesInfoId: string };
	ScientificStrategyBoardInfo: { name: string };
	LeadForm: { form: string };
	Box: { gtin: string };
	Guide: { product: string };
	ReportState: { reference: string };
};

export type Destination = {
	[Name in RouteName]: Name extends keyof Parameters
		? { name: Name; params: Parameters[Name] }
		: { name: Name; params?: never };
}[RouteName];

/** The address of a named route. Slugs are always encoded. */
export function addressOf(destination: Destination): string {
	const path: string = routePaths[destination.name];
	const [value] = Object.values(destination.params ?? {});
	if (value === undefined) return path;
	if (destination.name === 'ScientificStrategyBoardInfo') return `${path}?name=${encodeURIComponent(value)}`;
	return path.replace(/:slug\/\*$|:\w+/, encodeURIComponent(value));
}

/** The slug of a `:slug/*` route, joined again if it came with unencoded slashes. */
export const slugOf = (params: { slug?: string; '*'?: string }) => [params.slug, params['*']].filter(Boolean).join('/');

const themedRoutes = {
	[specialProducts.professionalMultiplex]: 'Productsinfos',
	[specialProducts.atHomeMultiplex]: 'Productsinfos2',
	[specialProducts.covidAntigen]: 'Productsinfos3',
	[specialProducts.multiDrugCup]: 'Productsinfos4',
	[specialProducts.rsv]: 'Productsinfos5',
} as const;

/** Five products have a themed page; all others have the plain product page. */
function productDestination(slug: string): Destination {
	const name = Object.hasOwn(themedRoutes, slug) ? themedRoutes[slug as keyof typeof themedRoutes] : undefined;
	return name ? { name, params: { productInfoIds: slug } } : { name: 'Productsinfo', params: { productInfoId: slug } };
}

export const listAddress = (cateId: string) => addressOf({ name: 'Products', params: { cateId } });
export const jobAddress = (id: number) => `${addressOf({ name: 'Careers' })}?job=${id}`;
export const productAddress = (slug: string) => addressOf(productDestination(slug));
export const articleAddress = (slug: string) => addressOf({ name: 'Resourcesinfo', params: { resourcesInfoId: slug } });
export const eventAddress = (slug: string) => addressOf({ name: 'Eventsinfo', params: { eventsInfoId: slug } });
export const noticeAddress = (slug: string) => addressOf({ name: 'Noticesinfo', params: { noticesInfoId: slug } });
/** An address that adds one pack, or the usual pack of a product, to the visitor's list. */
export const addAddress = (reference: string) => `${routePaths.List}?add=${encodeURIComponent(reference)}`;
/** The step-by-step guide of a home test. */
export const guideAddress = (slug: string) => addressOf({ name: 'Guide', params: { product: slug } });
/** A QR code of an article's address. */
export const shareCodeAddress = (slug: string, language: Language) =>
	`/codes/${encodeURIComponent(slug)}.png${language === 'cn' ? '?lang=cn' : ''}`;
/** A calendar file with the event. */
export const calendarAddress = (slug: string, language: Language) =>
	`/calendar/${encodeURIComponent(slug)}.ics${language === 'cn' ? '?lang=cn' : ''}`;
export const boardMemberAddress = (key: string) =>
	addressOf({ name: 'ScientificStrategyBoardInfo', params: { name: key } });

/** The address of a search result, by its type. */
export function resultAddress({ type, slug }: { type: string; slug: string }): string {
	if (slug.startsWith('/')) return slug;
	if (type === 'Products') return productAddress(slug);
	return type === 'Events' ? eventAddress(slug) : articleAddress(slug);
}
