import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { certificationNames, isShortName, unbrokenName } from './certification-names.ts';
import type { Content } from './content.ts';
import { statedBy } from './product-traits.ts';

/** What tells a product from its neighbors, in one line: 'Nasal swab · 10 min · CLIA Waived'. */
export function factsOf(content: Content, product: Product, language: Language): string {
	const minutes = inLanguage(statedBy(product, 'timeToResult'), language)
		.replace(/\bminutes?\b/, 'min')
		// A figure and its unit stay together, also behind a dash.
		.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0')
		.replace(/(?<=\d[–-])(?=\d)/g, '\u2060');
	const certification = certificationNames(content, product, language).filter(isShortName).map(unbrokenName)[0];
	return [inLanguage(statedBy(product, 'specimen'), language), minutes, certification].filter(Boolean).join('\u00A0· ');
}
