import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { certificationNames, unbrokenName } from './certification-names.ts';
import type { Content } from './content.ts';
import { statedBy, traitsOf } from './product-traits.ts';
import { registeredIn } from './registrations.ts';

/** The columns of the table that a card does not show. */
export const productRow = (content: Content, product: Product, language: Language) => ({
	specimen: inLanguage(statedBy(product, 'specimen'), language),
	/** Minutes to the result; null if not stated. */
	minutes: traitsOf(content).get(product)?.minutes ?? null,
	setting: inLanguage(statedBy(product, 'setting'), language),
	certificates: certificationNames(content, product, language).map(unbrokenName),
	/** The packs beside the usual one. */
	packs: product.packs.slice(1).map(({ reference, quantity }) => ({ reference, pack: inLanguage(quantity, language) })),
	/** The routes of its registrations, by country. */
	registered: registeredIn(content, product.id),
});
export type ProductRow = ReturnType<typeof productRow>;
