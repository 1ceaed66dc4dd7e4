import type { useAgreedView } from '../../client/wire/use-agreed-view.ts';
import type { KnownProducts } from './known-products.ts';
import type { ProductsData } from './loader.ts';
import type { useAnswers } from './use-answers.ts';
import type { useView } from './use-view.ts';

/** Props for every part of the list. */
export type ListProps = ReturnType<typeof useView> &
	ReturnType<typeof useAnswers> &
	Pick<ProductsData, 'names' | 'mine'> & {
		/** The call for the products, if it failed. */
		agreed: ReturnType<typeof useAgreedView>;
		known: KnownProducts;
		/** The slug of the category that the visitor entered with; empty for all categories. */
		entered: string;
	};
