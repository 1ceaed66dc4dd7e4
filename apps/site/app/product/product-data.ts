import { countryCookie } from '../client/layout.ts';
import { availabilityWords } from '../messages/availability.ts';
import { orderingWords } from '../messages/ordering.ts';
import { productWords } from '../messages/product.ts';
import { sectionBarWords } from '../messages/section-bar.ts';
import type { ProductParts, ProductView, ServedDocument, Visit } from '../visit.ts';
import { partsOf } from './theme/theme-parts.tsx';

/** What a product's page shows. With `still` some of its parts are in the document as markup, and the product has no fields for them. */
export type ProductPage = ProductParts & {
	headline?: string | undefined;
	/** What the bar of a themed page leads to; empty where there is none. */
	parts: { id: string; title: string }[];
	still?: boolean | undefined;
};

type Asked = Pick<Visit, 'ask' | 'country' | 'language' | 'served'>;

/** `served` is null where a browser asks for the data of a page alone. */
export function productPage(visit: Asked, product: ProductView, address = ''): ProductPage {
	const { ask, language, served } = visit;
	const { theme, slug, id } = product;
	const countries = ask.registeredCountries();
	const asked = new URLSearchParams(address.split('?')[1]).get(countryCookie) ?? visit.country;
	const country = countries.find(({ code }) => code === asked)?.code ?? '';
	const whole = { product, related: ask.relatedProducts({ slug }), notices: ask.openNotices(id), countries, country };
	const bar = theme ? barOf(product, language) : [];
	const shown = served ? withoutStill(whole, served) : whole;
	return { ...shown, headline: theme?.headline, parts: bar };
}

/** A page of few parts needs no bar. */
function barOf(product: ProductView, language: Visit['language']): ProductPage['parts'] {
	const words = productWords[language];
	const parts = partsOf(product, words);
	if (parts.length < 2) return [];
	const further = [
		{ id: 'about', title: words.aboutProduct },
		product.registrations.length > 0 && { id: 'available', title: availabilityWords[language].title },
		product.packs.length > 0 && { id: 'ordering', title: orderingWords[language].title },
		product.resources.length > 0 && { id: 'resources', title: words.resources },
	];
	const short = sectionBarWords[language];
	return [...parts, ...further].flatMap((part) => (part ? [{ id: part.id, title: short[part.id] ?? part.title }] : []));
}

/** The fields of which all stands in the still parts. */
const nothingStill = {
	content: '',
	specifications: [],
	packs: [],
	worksWith: [],
	discontinued: null,
	ordering: { facts: [], sample: null },
	emergencyUse: '',
	use: '',
	registrations: [],
	performance: null,
	characteristics: [],
	resultGuide: null,
	theme: null,
} satisfies Partial<ProductParts['product']>;

/** What a browser that gets the document needs of a product. The server renders the rest from `served`. */
function withoutStill(whole: ProductParts, served: ServedDocument) {
	served.product = whole;
	const product = { ...whole.product, ...nothingStill };
	return { ...whole, product, related: [], countries: [], notices: [], still: true };
}
