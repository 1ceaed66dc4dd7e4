import { productWords } from '../messages/product.ts';
import type { ProductCard, ProductView, ServedDocument, Visit } from '../visit.ts';
import { partsOf } from './theme/theme-parts.tsx';

export type ProductParts = { product: ProductView; related: ProductCard[] };

/** What a product's page shows. With `still` some of its parts are in the document as markup, and the product has no fields for them. */
export type ProductPage = ProductParts & {
	headline?: string | undefined;
	/** What the bar of a themed page leads to. */
	parts: { id: string; title: string }[];
	still?: boolean | undefined;
};

type Asked = Pick<Visit, 'ask' | 'language' | 'served'>;

/** `served` is null where a browser asks for the data of a page alone. */
export function productPage({ ask, language, served }: Asked, product: ProductView): ProductPage {
	const { theme, slug } = product;
	const whole = { product, related: ask.relatedProducts({ slug }) };
	const bar = theme ? partsOf(product, productWords[language]).map(({ id, title }) => ({ id, title })) : [];
	const shown = served ? withoutStill(whole, served) : whole;
	return { ...shown, headline: theme?.headline, parts: bar };
}

/** What a browser that gets the document needs of a product. The server renders the rest from `served`. */
function withoutStill(whole: ProductParts, served: ServedDocument) {
	served.product = whole;
	const product = { ...whole.product, content: '', specifications: [], resultGuide: null, theme: null };
	return { product, related: [], still: true };
}
