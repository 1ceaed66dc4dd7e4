import { z } from 'zod';
import { Text } from './language.ts';

/** What a buyer asks before an order: of a product, or of all products that do not say it themselves. */
export const Ordering = z.object({
	minimumOrder: Text.optional(),
	leadTime: Text.optional(),
	/** On the day of delivery. */
	remainingShelfLife: Text.optional(),
	/** How it is shipped; how it is stored is a specification of the product. */
	transport: Text.optional(),
	/** Whether a sample can be had before an order. */
	sample: z.boolean().optional(),
});
export type Ordering = z.infer<typeof Ordering>;

const isSaid = (value: Text | boolean | undefined) => typeof value === 'boolean' || Boolean(value?.en);

/** A product's own word wins, field by field; what neither says is not there. */
export function orderingOf(own: Ordering, usual: Ordering): Ordering {
	const said = (ordering: Ordering) => Object.entries(ordering).filter(([, value]) => isSaid(value));
	return Object.fromEntries([...said(usual), ...said(own)]);
}
