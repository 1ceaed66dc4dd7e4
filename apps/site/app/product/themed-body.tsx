import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { PagePart } from './page-part.tsx';
import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import type { ProductPage } from './product-data.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { StillPart } from './still-part.tsx';
import { SectionBar } from './theme/section-bar.tsx';

/** The themed page of a product. What its theme lacks is not there (D15). */
export function ThemedBody(page: ProductPage) {
	const { product, headline, parts } = page;
	const words = useWords(productWords);
	const { resources } = product;
	const further = [
		{ id: 'about', title: words.aboutProduct },
		...(resources.length > 0 ? [{ id: 'resources', title: words.resources }] : []),
	];
	return (
		<article key={product.slug}>
			<PrintHead />
			<ProductHero product={product} headline={headline} />
			<ProductCredentials product={product} />
			<StillPart name="figures" of={page} />
			{parts.length > 1 && <SectionBar slug={product.slug} parts={[...parts, ...further]} />}
			<StillPart name="theme" of={page} />
			<PagePart id="about">
				<StillPart name="details" of={page} />
			</PagePart>
			<PagePart id="resources">
				<ProductResources resources={resources} />
			</PagePart>
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}
