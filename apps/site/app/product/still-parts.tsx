import { ProductNotices } from '../sections/product-notices.tsx';
import type { ProductParts } from '../visit.ts';
import { DiscontinuedNote } from './discontinued-note.tsx';
import { FactsRail } from './facts-rail.tsx';
import { PageParts, TradeParts } from './page-parts.tsx';
import { RelatedProducts } from './related-products.tsx';
import { WatchProduct } from './watch-product.tsx';

/** The static parts of a product page: the first page load needs only their markup (decision 022). */
export const stillParts = {
	notices: ({ notices }: ProductParts) => <ProductNotices notices={notices} />,
	standing: DiscontinuedNote,
	rail: FactsRail,
	parts: PageParts,
	watch: WatchProduct,
	trade: TradeParts,
	related: ({ related }: ProductParts) => <RelatedProducts products={related} />,
};
export type StillParts = typeof stillParts;
