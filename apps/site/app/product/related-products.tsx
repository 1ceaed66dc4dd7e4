import { Ordered } from '../catalogue/product-card.tsx';
import { productAddress } from '../destinations.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { EmergencyUse } from '../ui/emergency-use.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductCard as Card } from '../visit.ts';
import { PartHeading } from './part-heading.tsx';

/** One line of small cards; the link covers the whole card. */
export function RelatedProducts({ products }: { products: readonly Card[] }) {
	const messages = useWords(productPartWords);
	if (products.length === 0) return null;
	return (
		<div className="no-print">
			<Band tone="pale">
				<PartHeading title={messages.related} />
				<ul className="grid gap-x-8 gap-y-5 wide:grid-cols-3">
					{products.map((product) => (
						<li key={product.id} className="thumbed relative">
							<Picture
								picture={product.picture}
								decorative
								sizes="96px"
								shape={1}
								className="aspect-square w-full rounded-card object-cover"
							/>
							<div className="min-w-0">
								<h3 className="text-base leading-snug">
									<SiteLink
										to={productAddress(product.slug)}
										detail
										className="underline-offset-4 after:absolute after:inset-0 hover:underline"
									>
										<Unbroken>{product.title}</Unbroken>
									</SiteLink>
								</h3>
								<Ordered product={product} />
								<EmergencyUse statement={product.emergencyUse} />
							</div>
						</li>
					))}
				</ul>
			</Band>
		</div>
	);
}
