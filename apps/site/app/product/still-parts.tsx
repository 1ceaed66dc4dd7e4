import type { ProductParts } from './product-data.ts';
import { ProductDetails } from './product-details.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ResultGuide } from './result-guide.tsx';
import { KeyFigures } from './theme/key-figures.tsx';
import { ThemeParts } from './theme/theme-parts.tsx';

/** The parts of a product's page in which nothing changes: a first view needs only their markup (decision 022). */
export const stillParts = {
	figures: ({ product: { theme } }: ProductParts) => theme && <KeyFigures theme={theme} />,
	theme: ThemeParts,
	details: ProductDetails,
	related: ({ related }: ProductParts) => <RelatedProducts products={related} />,
	results: ({ product: { resultGuide } }: ProductParts) => resultGuide && <ResultGuide guide={resultGuide} />,
};
export type StillParts = typeof stillParts;
