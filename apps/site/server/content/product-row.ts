import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { certificationNames, unbrokenName } from './certification-names.ts';
import type { Content } from './content.ts';
import { statedBy, traitsOf } from './product-traits.ts';
import { registeredIn } from './registrations.ts';

/** What the table says of a product, beside what its card does. */
export const productRow = (content: Content, product: Product, language: Language) => ({
	specimen: inLanguage(statedBy(product, 'specimen'), language),
	/** Until its result; null where nobody said. */
	minutes: traitsOf(content).get(product)?.minutes ?? null,
	setting: inLanguage(statedBy(product, 'setting'), language),
	certificates: certificationNames(content, product, language).map(unbrokenName),
	/** The packs beside the usual one. */
	packs: product.packs.slice(1).map(({ reference, quantity }) => ({ reference, pack: inLanguage(quantity, language) })),
	/** By what right it may be sold, by country. */
	registered: registeredIn(content, product.id),
});
export type ProductRow = ReturnType<typeof productRow>;
