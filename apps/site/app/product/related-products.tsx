import { ProductCard } from '../catalogue/product-card.tsx';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { AddLink } from '../ui/add-link.tsx';
import { Band } from '../ui/band.tsx';
import { Heading } from '../ui/heading.tsx';
import type { ProductCard as Card } from '../visit.ts';

export function RelatedProducts({ products }: { products: readonly Card[] }) {
	const messages = useWords(productWords);
	if (products.length === 0) return null;
	return (
		<div className="no-print">
			<Band tone="pale">
				<Heading title={messages.related} className="mb-10" />
				<ul className="grid gap-x-8 gap-y-10 wide:grid-cols-3">
					{products.map((product) => (
						<li key={product.id}>
							<ProductCard product={product}>
								<AddLink reference={product.reference} name={product.title} />
							</ProductCard>
						</li>
					))}
				</ul>
			</Band>
		</div>
	);
}
