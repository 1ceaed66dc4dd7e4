import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';

/** Longer names of certifications do not fit in the line of a card. */
const longestName = 20;

/** What tells a product from its neighbors, in one line: 'Nasal swab · 10 min · CLIA Waived'. */
export function factsOf(content: Content, product: Product, language: Language): string {
	const { certifications } = catalogueIndex(content);
	const stated = (key: Product['specifications'][number]['key']) => {
		const found = product.specifications.find((entry) => entry.key === key);
		return found ? inLanguage(found.value, language) : '';
	};
	const names = product.certificationIds.flatMap((id) => {
		const known = certifications.get(id);
		return known ? [inLanguage(known.name, language)] : [];
	});
	const minutes = stated('timeToResult').replace(/\bminutes?\b/, 'min');
	const certification = names.find(({ length }) => length <= longestName);
	return [stated('specimen'), minutes, certification].filter(Boolean).join('\u00A0· ');
}
