import type { Language } from '@site/contract/language';
import { productNames } from '@site/contract/product-names';

export type EnquiryAbout = {
	/** The product whose page this is. */
	id?: number;
	/** 2 is the at-home variant of the multiplex test. */
	type?: number;
	/** The title of the product whose page this is, where it is neither multiplex test. */
	productName?: string;
};

/** What the enquiry is about (D19): the at-home variant when the type is 2, the page's product, or the standard multiplex test. */
export function enquiredProduct({ type, productName }: EnquiryAbout, language: Language): string {
	if (type === 2) return productNames.atHomeMultiplex[language];
	return productName || productNames.professionalMultiplex[language];
}
