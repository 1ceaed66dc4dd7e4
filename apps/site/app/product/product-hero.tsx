import { useMessages } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Gallery } from './gallery.tsx';
import { InstructionsLink } from './instructions-link.tsx';
import { ProductActions } from './product-actions.tsx';
import type { LiveProduct } from './product-data.ts';
import { productPath } from './product-path.ts';

/**
 * The text keeps to the grid, with at most three lines for a sentence of a headline; the picture takes the rest of the
 * window.
 */
const columns =
	'[--text-4xl:clamp(1.75rem,1.6rem+1.5vw,2.85rem)] [--edge:1.25rem] [--words:clamp(34rem,30vw,40rem)] max-lg:[--text-4xl:1.75rem] max-lg:[--words:calc(50vw-var(--edge))] desktop:[--edge:2.5rem] beside:grid-cols-[minmax(var(--edge),1fr)_minmax(0,var(--words))_minmax(0,calc(var(--container-content)-5rem-var(--words)))_minmax(0,1fr)]';

/** The head of a product page. On a themed page it is larger, and its headline is more prominent than the name. */
export function ProductHero({ product, headline }: { product: LiveProduct; headline?: string | undefined }) {
	const messages = useMessages();
	const path = productPath(product, messages);
	const here = { label: product.title };
	return (
		<Band tone="pale" bleed tint={product.tint}>
			<div className={classes('head beside:grid print:block!', columns)}>
				<div className="no-print px-5 py-2 desktop:max-md:px-10 beside:col-[2/4] beside:row-1 beside:px-0">
					<Breadcrumb items={[...path.slice(0, -1), here]} />
				</div>
				<div
					className={classes(
						'product-picture relative overflow-hidden max-lg:beside:self-center beside:col-[3/5] beside:row-2',
						headline ? 'lg:beside:min-h-[clamp(32rem,46vw,1024px)]' : 'lg:beside:min-h-[clamp(30rem,42vw,900px)]',
						framed(product.picture),
						'print:float-right print:ml-6! print:aspect-4/3! print:min-h-0! print:w-64',
					)}
				>
					<Gallery pictures={[product.picture, ...product.gallery]} />
				</div>
				<div className="flex flex-col px-5 pt-8 pb-12 desktop:max-md:px-10 beside:col-2 beside:row-2 beside:self-center beside:px-0 beside:py-12 beside:pr-[clamp(2rem,4vw,3rem)] print:p-0!">
					<ProductTitle product={product} headline={headline} />
					<InstructionsLink to={product.instructions} />
					<p className="mt-5 text-lg text-balance text-ink-soft">
						<Unbroken>{product.description}</Unbroken>
					</p>
					{product.notSoldHere && <p className="mt-5 font-semibold text-coral-text">{product.notSoldHere}</p>}
					<ProductActions product={product} />
				</div>
			</div>
		</Band>
	);
}

function ProductTitle({
	product: { title, parentName },
	headline,
}: {
	product: LiveProduct;
	headline: string | undefined;
}) {
	if (!headline)
		return (
			<>
				{parentName && <Eyebrow>{parentName}</Eyebrow>}
				<h1 className="mt-4 text-3xl">
					<Unbroken>{title}</Unbroken>
				</h1>
			</>
		);
	return (
		<>
			<h1 className="text-lg text-pretty text-teal-dark">
				<Unbroken>{title}</Unbroken>
			</h1>
			<p className="mt-3 text-4xl font-semibold tracking-tight text-balance chinese:tracking-normal">
				<Unbroken>{headline}</Unbroken>
			</p>
		</>
	);
}
