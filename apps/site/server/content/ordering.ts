import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { orderingOf } from '@site/contract/ordering';
import { type OrderingKey, orderingKeys } from '@site/contract/ordering-keys';
import type { Content } from './content.ts';

export type OrderingView = {
	facts: { key: OrderingKey; value: string }[];
	/** Whether a sample can be had; null where nobody said. */
	sample: boolean | null;
};

/** What a buyer is told before an order: by the product, else by the settings. */
export function orderingView({ snapshot }: Content, { ordering }: Product, language: Language): OrderingView {
	const said = orderingOf(ordering, snapshot.settings.ordering);
	return {
		facts: orderingKeys.flatMap((key) => {
			const value = said[key];
			return value ? [{ key, value: inLanguage(value, language) }] : [];
		}),
		sample: said.sample ?? null,
	};
}

/** What is no longer made is not ordered. */
export const noOrdering: OrderingView = { facts: [], sample: null };
