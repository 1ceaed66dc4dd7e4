import { PagePart } from './page-part.tsx';
import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import type { ProductPage } from './product-data.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { StillPart } from './still-part.tsx';
import { SectionBar } from './theme/section-bar.tsx';

/** The themed page of a product. Parts that its theme lacks are left out (D15). */
export function ThemedBody(page: ProductPage) {
	const { product, headline, parts } = page;
	return (
		<article key={product.slug}>
			<PrintHead />
			<StillPart name="notices" of={page} />
			<StillPart name="standing" of={page} />
			<ProductHero product={product} headline={headline} />
			<ProductCredentials product={product} />
			<StillPart name="statement" of={page} />
			<StillPart name="figures" of={page} />
			{parts.length > 0 && <SectionBar slug={product.slug} parts={parts} />}
			<StillPart name="theme" of={page} />
			<PagePart id="about">
				<StillPart name="details" of={page} />
			</PagePart>
			<PagePart id="available">
				<StillPart name="available" of={page} />
			</PagePart>
			<PagePart id="ordering">
				<StillPart name="ordering" of={page} />
			</PagePart>
			<PagePart id="resources">
				<ProductResources resources={product.resources} />
				<StillPart name="watch" of={page} />
			</PagePart>
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}
