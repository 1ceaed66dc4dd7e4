import { countryCookie } from '../client/layout.ts';
import { availabilityWords } from '../messages/availability.ts';
import { orderingWords } from '../messages/ordering.ts';
import { productWords } from '../messages/product.ts';
import { sectionBarWords } from '../messages/section-bar.ts';
import type { ProductParts, ProductView, Visit } from '../visit.ts';
import { partsOf } from './theme/theme-parts.tsx';

/** The product data that the page needs in addition to its static parts. */
export type LiveProduct = ReturnType<typeof liveProduct>;

export type ProductPage = {
	product: LiveProduct;
	/** Data of all parts; null for a document, which has the static parts as markup (`served`). */
	whole: ProductParts | null;
	headline?: string | undefined;
	/** The links in the bar of a themed page; empty if there is no bar. */
	parts: { id: string; title: string }[];
};

type Asked = Pick<Visit, 'ask' | 'country' | 'language' | 'served'>;

/** `served` is null if a browser requests only the data of a page. */
export function productPage(visit: Asked, product: ProductView, address = ''): ProductPage {
	const { ask, language, served } = visit;
	const { theme, slug, id } = product;
	const countries = ask.registeredCountries();
	const asked = new URLSearchParams(address.split('?')[1]).get(countryCookie) ?? visit.country;
	const country = countries.find(({ code }) => code === asked)?.code ?? '';
	const whole: ProductParts = {
		product,
		related: ask.relatedProducts({ slug }),
		notices: ask.openNotices(id),
		countries,
		country,
	};
	const bar = theme ? barOf(product, language) : [];
	if (served) served.product = whole;
	const shown = served ? { product: liveProduct(product), whole: null } : { product, whole };
	return { ...shown, headline: theme?.headline, parts: bar };
}

const liveProduct = (product: ProductView) => ({
	id: product.id,
	slug: product.slug,
	title: product.title,
	description: product.description,
	keywords: product.keywords,
	reference: product.reference,
	categoryId: product.categoryId,
	category: product.category,
	parentName: product.parentName,
	tint: product.tint,
	certificationIds: product.certificationIds,
	certificationMarks: product.certificationMarks,
	picture: product.picture,
	gallery: product.gallery,
	instructions: product.instructions,
	buyUrl: product.buyUrl,
	notSoldHere: product.notSoldHere,
	isForHome: product.isForHome,
	isDiscontinued: product.isDiscontinued,
	successorSlug: product.successorSlug,
	resources: product.resources,
});

/** A page with few parts needs no bar. */
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
