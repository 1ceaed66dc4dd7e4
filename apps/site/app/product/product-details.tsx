import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ProductView } from '../visit.ts';
import { DataTable } from './data-table.tsx';

/** What a buyer looks up, and what staff wrote about the product. */
export function ProductDetails({ product }: { product: ProductView }) {
	const messages = useWords(productWords);
	const rows = product.specifications.map(({ key, value }) => ({ key, cells: [messages.specification[key], value] }));
	return (
		<Band
			tone="white"
			label={messages.aboutProduct}
			className="grid items-start gap-x-20 gap-y-14 desktop:lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[3fr_2fr]! print:gap-8!"
		>
			{rows.length > 0 && (
				<aside className="desktop:lg:sticky desktop:lg:top-32 desktop:lg:order-last print:static! print:order-last">
					<h2 className="mb-3 text-2xl">{messages.specifications}</h2>
					<DataTable caption={messages.specifications} rows={rows} />
				</aside>
			)}
			<RichText html={product.content} className="[&>:first-child]:mt-0" />
		</Band>
	);
}
