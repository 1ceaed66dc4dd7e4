import type { Product } from '@site/contract/catalogue';
import { orderingKeys, type StatedFact } from '@site/contract/facts';
import { inLanguage, type Language } from '@site/contract/language';
import { type Ordering, orderingOf } from '@site/contract/ordering';
import { certificationNames, isShortName, unbrokenName } from './certification-names.ts';
import type { Content } from './content.ts';
import { statedBy } from './product-traits.ts';

/** The main facts of a product in one line: 'Nasal swab · 10 min · CLIA Waived'. */
export function factsOf(content: Content, product: Product, language: Language): string {
	const minutes = inLanguage(statedBy(product, 'timeToResult'), language)
		.replace(/\bminutes?\b/, 'min')
		// Keeps a figure and its unit on one line, also after a dash.
		.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0')
		.replace(/(?<=\d[–-])(?=\d)/g, '\u2060');
	const certification = certificationNames(content, product, language).filter(isShortName).map(unbrokenName)[0];
	return [inLanguage(statedBy(product, 'specimen'), language), minutes, certification].filter(Boolean).join('\u00A0· ');
}

/**
 * The facts of a product, with the ordering facts that the settings give for all products unless it is discontinued.
 */
export function factsView({ snapshot }: Content, product: Product, isDiscontinued: boolean, language: Language) {
	const { specifications, characteristics } = product;
	const said: Ordering = isDiscontinued ? {} : orderingOf(product.ordering, snapshot.settings.ordering);
	const ordering = orderingKeys.flatMap((key) => {
		const value = said[key];
		return value ? [{ key, value }] : [];
	});
	return {
		facts: [...specifications, ...characteristics, ...ordering].map(
			({ key, value }): StatedFact => ({ key, value: inLanguage(value, language) }),
		),
		/** Whether a sample is available; null if not stated. */
		sample: said.sample ?? null,
	};
}
