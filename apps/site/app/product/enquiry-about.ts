import { specialProducts } from '@site/contract/special-products';
import type { EnquiryAbout } from '../forms/fields/enquired-product.ts';

/** The product that an enquiry from its page names (FORM-1); type 2 is the at-home variant of the multiplex test. */
export function enquiryAbout({ slug, title }: { slug: string; title: string }): EnquiryAbout {
	if (slug === specialProducts.atHomeMultiplex) return { type: 2 };
	return slug === specialProducts.professionalMultiplex ? {} : { productName: title };
}
