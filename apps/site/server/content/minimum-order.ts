import type { Text } from '@site/contract/language';
import { orderingOf } from '@site/contract/ordering';
import type { Content } from './content.ts';
import type { Ordered } from './list-index.ts';
import { isDiscontinued } from './product-view.ts';

/**
 * '4 cases, or …' of a pack with 12 in a case is 48. Null if the words do not begin with a number of cases or packs.
 */
export function packsIn(words: string, caseQuantity: number | undefined): number | null {
	const [, count, unit = ''] = /^(\d{1,4}) (case|pack|box|kit|instrument|analy[sz]er|unit)/i.exec(words) ?? [];
	if (count === undefined) return null;
	if (unit.toLowerCase() !== 'case') return Number(count);
	return caseQuantity ? Number(count) * caseQuantity : null;
}

/** The minimum order: in words, and in packs if the words allow it. */
export function minimumOrder(
	content: Content,
	{ product, pack }: Pick<Ordered, 'product' | 'pack'>,
): { words: Text | null; least: number | null } {
	const words = orderingOf(product.ordering, content.snapshot.settings.ordering).minimumOrder;
	if (!words || isDiscontinued(content, product)) return { words: null, least: null };
	return { words, least: packsIn(words.en, pack?.caseQuantity) };
}
