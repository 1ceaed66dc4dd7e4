import type { CardProduct } from '../../catalogue/product-card.tsx';
import type { useAnswers } from './use-answers.ts';
import type { useView } from './use-view.ts';

/** The category that the path names. */
export type Entered = { slug: string; name: string; description: string } | null;

/** What every part of the list may use. */
export type ListProps = ReturnType<typeof useView> &
	ReturnType<typeof useAnswers> & { known: ReadonlyMap<string, CardProduct>; entered: Entered };
