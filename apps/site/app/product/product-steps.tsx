import { guideAddress } from '../destinations.ts';
import { productWords } from '../messages/product.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductParts } from '../visit.ts';
import { PartHeading } from './part-heading.tsx';

/** The test in a few steps; a home test leads to its guide with the timer. */
export function ProductSteps({ product: { slug, theme, isForHome } }: ProductParts) {
	const words = useWords(productPartWords);
	const { stepByStep } = useWords(productWords);
	if (!theme?.steps?.length) return null;
	return (
		<Band tone="white">
			<div className="flex flex-wrap items-start justify-between gap-x-10">
				<PartHeading title={words.steps} />
				{isForHome && (
					<p className="no-print mb-5">
						<ButtonLink to={guideAddress(slug)}>{stepByStep}</ButtonLink>
					</p>
				)}
			</div>
			<ol
				className={classes(
					'grid gap-x-8 gap-y-5 sm:grid-cols-2',
					theme.steps.length % 4 === 0 ? 'desktop:lg:grid-cols-4' : 'desktop:lg:grid-cols-3',
				)}
			>
				{theme.steps.map(({ title, text, picture }, index) => (
					<li key={title} className="thumbed with-picture">
						{picture ? (
							<Picture
								picture={picture}
								sizes="(min-width: 1920px) 20vw, (min-width: 1024px) 300px, 96px"
								shape={1}
								className="aspect-4/3 w-full rounded-card object-cover"
							/>
						) : (
							<span aria-hidden="true" />
						)}
						<div className="min-w-0">
							<h3 className="text-lg">
								<span className="pr-3 text-teal tabular-nums">{index + 1}</span>
								{title}
							</h3>
							<p className="mt-1 text-sm text-ink-soft">
								<Unbroken>{text}</Unbroken>
							</p>
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}
