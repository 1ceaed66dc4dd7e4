import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import type { ProductPage } from './product-data.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { SectionBar } from './section-bar.tsx';
import { StillPart } from './still-part.tsx';

/** The page of a product. Parts that it lacks are left out (PAGE-52). */
export function ProductBody(page: ProductPage) {
	const { product, headline, parts } = page;
	return (
		<article key={product.slug} className="[--band:clamp(2rem,1rem+1.25vw,4rem)]">
			<PrintHead />
			<StillPart name="notices" of={page} />
			<StillPart name="standing" of={page} />
			<ProductHero product={product} headline={headline} />
			<StillPart name="rail" of={page} />
			<ProductCredentials product={product} />
			{parts.length > 0 && <SectionBar product={product} parts={parts} />}
			<StillPart name="parts" of={page} />
			<ProductResources product={product} />
			<StillPart name="watch" of={page} />
			<StillPart name="trade" of={page} />
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}
