import { useEffect, useRef } from 'react';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { useSentForm } from '../forms/outcome/use-sent-form.ts';
import { mayBeTyped } from '../forms/state/may-be-typed.ts';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { enquiryAbout } from './enquiry-about.ts';
import type { LiveProduct } from './product-data.ts';

/** One line that opens the enquiry form. It is open after an answer of the server, and with text from before. */
export function ProductEnquiry({ product }: { product: LiveProduct }) {
	const words = useWords(productWords);
	const isAnswered = useSentForm('quote') !== undefined;
	const box = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const form = box.current?.querySelector('form');
		if (box.current && form && mayBeTyped(form)) box.current.open = true;
	}, []);

	return (
		<div className="no-print bg-white">
			<details ref={box} open={isAnswered} className={classes(bandWidth, 'fold py-4')}>
				<summary className="flex min-h-14 items-center gap-6">
					<span className="grow">
						<span className="block text-xl font-semibold">{words.enquiry}</span>
						<span className="text-ink-soft">{words.enquiryText}</span>
					</span>
					<Icon name="chevron" className="size-6 shrink-0" />
				</summary>
				<div id="enquiry" className="max-w-prose scroll-mt-36 py-6">
					<EnquiryForm id={product.id} {...enquiryAbout(product)} />
				</div>
			</details>
		</div>
	);
}
