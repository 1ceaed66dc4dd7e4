import { PagePart } from './page-part.tsx';
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
			<StillPart name="notices" of={page} />
			<StillPart name="standing" of={page} />
			<ProductHero product={product} />
			<ProductCredentials product={product} />
			<StillPart name="statement" of={page} />
			{product.isForHome && <StillPart name="results" of={page} />}
			<PagePart id="about">
				<StillPart name="details" of={page} />
			</PagePart>
			{!product.isForHome && <StillPart name="results" of={page} />}
			<StillPart name="performance" of={page} />
			<StillPart name="ordering" of={page} />
			<PagePart id="available">
				<StillPart name="available" of={page} />
			</PagePart>
			<ProductResources resources={product.resources} />
			<StillPart name="watch" of={page} />
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}
