import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';

/** What a product is certified by, in words. */
export const certificationNames = (content: Content, { certificationIds }: Product, language: Language): string[] => {
	const { certifications } = catalogueIndex(content);
	return certificationIds.flatMap((id) => {
		const known = certifications.get(id);
		return known ? [inLanguage(known.name, language)] : [];
	});
};
