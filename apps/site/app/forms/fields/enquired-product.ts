import type { Language } from '@site/contract/language';
import { productNames } from '@site/contract/product-names';

export type EnquiryAbout = {
	/** The product whose page this is. */
	id?: number;
	/** 2 is the at-home variant of the multiplex test. */
	type?: number;
	/** The title of the product whose page this is, unless it is one of the two multiplex tests. */
	productName?: string;
};

/**
 * The product of an enquiry (FORM-1): the at-home variant for type 2, else the page's product, else the standard multiplex
 * test.
 */
export function enquiredProduct({ type, productName }: EnquiryAbout, language: Language): string {
	if (type === 2) return productNames.atHomeMultiplex[language];
	return productName || productNames.professionalMultiplex[language];
}
