import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';

/** The names of a product's certifications. */
export const certificationNames = (content: Content, { certificationIds }: Product, language: Language): string[] => {
	const { certifications } = catalogueIndex(content);
	return certificationIds.flatMap((id) => {
		const known = certifications.get(id);
		return known ? [inLanguage(known.name, language)] : [];
	});
};

/** Longer names do not fit in the line of a card, and have to break in a table. */
const longestName = 20;
export const isShortName = ({ length }: string) => length <= longestName;

/** A short name stays on one line: 'CLIA Waived'. */
export const unbrokenName = (name: string) => (isShortName(name) ? name.replaceAll(' ', '\u00A0') : name);
