import { factIn } from '@site/contract/facts';
import { ProductNotices } from '../sections/product-notices.tsx';
import type { ProductParts } from '../visit.ts';
import { Availability } from './availability.tsx';
import { DiscontinuedNote } from './discontinued-note.tsx';
import { PacksAndOrdering } from './packs-and-ordering.tsx';
import { PagePart } from './page-part.tsx';
import { Performance } from './performance/performance.tsx';
import { ProductDetails } from './product-details.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ResultGuide } from './result-guide.tsx';
import { KeyFigures } from './theme/key-figures.tsx';
import { ThemeParts } from './theme/theme-parts.tsx';
import { UseNotes } from './use-notes.tsx';
import { WatchProduct } from './watch-product.tsx';

/** The static parts of a product page: the first page load needs only their markup (decision 022). */
export const stillParts = {
	figures: ({ product: { theme, facts } }: ProductParts) =>
		theme && <KeyFigures theme={theme} shelfLife={factIn(facts, 'shelfLife')} />,
	theme: ThemeParts,
	details: ProductDetails,
	ordering: PacksAndOrdering,
	performance: ({ product }: ProductParts) => <Performance {...product} />,
	available: Availability,
	statement: UseNotes,
	standing: DiscontinuedNote,
	related: ({ related }: ProductParts) => <RelatedProducts products={related} />,
	watch: WatchProduct,
	notices: ({ notices }: ProductParts) => <ProductNotices notices={notices} />,
	results: ({ product }: ProductParts) =>
		product.resultGuide && (
			<PagePart id="results">
				<ResultGuide product={product} />
			</PagePart>
		),
};
export type StillParts = typeof stillParts;
