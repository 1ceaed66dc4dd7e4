import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import type { ProductPage } from './product-data.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { StillPart } from './still-part.tsx';

/** The plain page of a product. */
export function ProductBody(page: ProductPage) {
	const { product } = page;
	return (
		<article key={product.slug}>
			<PrintHead />
			<ProductHero product={product} />
			<ProductCredentials product={product} />
			<StillPart name="details" of={page} />
			<StillPart name="results" of={page} />
			<ProductResources resources={product.resources} />
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}
