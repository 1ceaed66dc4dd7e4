import { countryCookie } from '../client/layout.ts';
import type { ProductParts, ProductView, Visit } from '../visit.ts';
import { barOf } from './page-parts.tsx';

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
	resources: product.resources.filter(({ isAsked }) => !isAsked),
});
