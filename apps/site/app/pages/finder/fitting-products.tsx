import { queryOf } from '../../addresses/query.ts';
import { ProductCard } from '../../catalogue/product-card.tsx';
import { addressOf, listAddress } from '../../destinations.ts';
import { finderWords } from '../../messages/finder.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AddLink } from '../../ui/add-link.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { FinderChoice, FinderView } from '../../visit.ts';

/** The first matching products as cards, and a link to all of them. */
export function FittingProducts({ chosen, total, products }: Pick<FinderView, 'chosen' | 'total' | 'products'>) {
	const words = useWords(finderWords);
	const hasAnswers = Object.values(chosen).some((answer) => answer !== '');
	return (
		<section aria-labelledby="fitting" className="no-print bg-mist">
			<div className={classes(bandWidth, 'py-[clamp(2.5rem,2rem+2.5vw,4.5rem)]')}>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
					<div role="status" className="mr-auto">
						<h2 id="fitting" tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
							{words.fits(total)}
						</h2>
					</div>
					{hasAnswers && (
						<ButtonLink to={addressOf({ name: 'Finder' })} style="secondary">
							{words.startAgain}
						</ButtonLink>
					)}
					{total > 0 && <ButtonLink to={listed(chosen)}>{words.seeAll(total)}</ButtonLink>}
				</div>
				{total === 0 ? (
					<EmptyState text={words.nothingFits}>
						<p className="text-ink-soft">{words.nothingText}</p>
						<ButtonLink to="/contact" style="secondary">
							{words.ask}
						</ButtonLink>
					</EmptyState>
				) : (
					<ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(15.5rem,30%)),1fr))] gap-x-8 gap-y-10">
						{products.map((product) => (
							<li key={product.slug}>
								<ProductCard product={product} facts={product.facts}>
									<AddLink reference={product.reference} name={product.title} />
								</ProductCard>
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}

/** The address of the product list with the same choices. */
function listed({ category, specimen, setting, within }: FinderChoice): string {
	const fields = Object.entries({ specimen, setting, within }).filter(([, answer]) => answer !== '');
	return listAddress(category || 'all') + queryOf(fields);
}
