import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { Heading } from '../ui/heading.tsx';
import { enquiryAbout } from './enquiry-about.ts';
import type { LiveProduct } from './product-data.ts';

export function ProductEnquiry({ product }: { product: LiveProduct }) {
	const messages = useWords(productWords);
	return (
		<div className="no-print">
			<Band tone="white" className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
				<Heading title={messages.enquiry} intro={messages.enquiryText} />
				<EnquiryForm id={product.id} {...enquiryAbout(product)} />
			</Band>
		</div>
	);
}
