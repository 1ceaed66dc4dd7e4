import type { ProductCard, ProductView } from '../visit.ts';
import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ResultGuide } from './result-guide.tsx';

export type ProductBodyProps = { product: ProductView; related: readonly ProductCard[] };

/** The plain page of a product. */
export function ProductBody({ product, related }: ProductBodyProps) {
	return (
		<article key={product.slug}>
			<PrintHead />
			<ProductHero product={product} />
			<ProductCredentials product={product} />
			<ProductDetails product={product} />
			{product.resultGuide && <ResultGuide guide={product.resultGuide} />}
			<ProductResources resources={product.resources} />
			<ProductEnquiry product={product} />
			<RelatedProducts products={related} />
		</article>
	);
}
