import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import type { LiveProduct, ProductPage } from './product-data.ts';
import { QuoteLink } from './quote-link.tsx';

/** Links to the parts of a long page, always in view, and to a quote; people at home need none. */
export function SectionBar({ product, parts }: { product: LiveProduct; parts: ProductPage['parts'] }) {
	const words = useWords(productWords);
	return (
		<div className="no-print z-20 border-b border-line bg-white [@media(height>=30rem)]:sticky mobile:top-(--under-header) desktop:roomy:top-(--under-header)">
			<div className={classes(bandWidth, 'flex items-center gap-6')}>
				<div className="more-aside min-w-0 grow mobile:-mr-5 desktop:xl:after:hidden">
					<nav aria-label={words.onThisPage} className="scrollbar-none overflow-x-auto">
						<ul className="flex gap-5 pr-12">
							{parts.map(({ id, title }) => (
								<li key={id} className="shrink-0">
									<a
										href={`#${id}`}
										className="inline-flex min-h-13 items-center text-sm font-semibold underline-offset-8 hover:text-teal hover:underline"
									>
										{title}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
				{!product.isForHome && <QuoteLink slug={product.slug} className="my-1.5 shrink-0 mobile:hidden" />}
			</div>
		</div>
	);
}
