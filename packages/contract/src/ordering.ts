import { z } from 'zod';
import { type OrderingKey, orderingKeys } from './facts.ts';
import { Text } from './language.ts';

const stated = Text.optional();

/** Facts that a buyer needs before an order: of one product, or of all products that do not state their own. */
export const Ordering = z.object({
	...(Object.fromEntries(orderingKeys.map((key) => [key, stated])) as Record<OrderingKey, typeof stated>),
	/** Whether samples are available. */
	sample: z.boolean().optional(),
});
export type Ordering = z.infer<typeof Ordering>;

const isSaid = (value: Text | boolean | undefined) => typeof value === 'boolean' || Boolean(value?.en);

/** The product's own facts take precedence, field by field; a fact that neither states is absent. */
export function orderingOf(own: Ordering, usual: Ordering): Ordering {
	const said = (ordering: Ordering) => Object.entries(ordering).filter(([, value]) => isSaid(value));
	return Object.fromEntries([...said(usual), ...said(own)]);
}
