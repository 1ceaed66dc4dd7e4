import { addressOf, productAddress } from '../destinations.ts';
import type { Messages } from '../messages/en.ts';
import { productWords } from '../messages/product.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { Icon } from '../ui/icon.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Gallery } from './gallery.tsx';
import { ProductActions, QuietLink } from './product-actions.tsx';
import type { LiveProduct } from './product-data.ts';

/** Home > Products > the product's category > the product. An item without an address is the current page. */
function productPath(product: LiveProduct, messages: Pick<Messages, 'home' | 'products'>) {
	const list = (cateId: string) => addressOf({ name: 'Products', params: { cateId } });
	return [
		{ label: messages.home, to: '/' },
		{ label: messages.products, to: list('all') },
		...(product.category ? [{ label: product.parentName, to: list(product.category.slug) }] : []),
		{ label: product.title, to: productAddress(product.slug) },
	];
}

/** The text keeps to the grid; the picture takes the rest of the window. */
const columns =
	'[--edge:1.25rem] [--words:clamp(34rem,30vw,40rem)] max-lg:[--words:calc(50vw-var(--edge))] desktop:[--edge:2.5rem] beside:grid-cols-[minmax(var(--edge),1fr)_minmax(0,var(--words))_minmax(0,calc(var(--container-content)-5rem-var(--words)))_minmax(0,1fr)]';

/** The head of a product page: its name, on a themed page with a headline, one filled button, and its pictures. */
export function ProductHero({ product, headline }: { product: LiveProduct; headline?: string | undefined }) {
	const messages = useMessages();
	const words = useWords(productWords);
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
						'lg:beside:min-h-[clamp(26rem,33vw,800px)]',
						framed(product.picture),
					)}
				>
					<Gallery pictures={[product.picture, ...product.gallery]} />
				</div>
				<div className="flex flex-col px-5 pt-3 pb-6 desktop:max-md:px-10 beside:col-2 beside:row-2 beside:self-center beside:px-0 beside:pr-[clamp(2rem,4vw,3rem)] print:p-0!">
					{/* Above the title, because a phone has no room below the longest ones. */}
					{product.notSoldHere && <p className="mb-4 font-semibold text-coral-text">{product.notSoldHere}</p>}
					<ProductTitle product={product} headline={headline} />
					{/* Clinicians with a patient need it first: it is on the first screen. */}
					{product.instructions && (
						<p className="no-print">
							<QuietLink to={product.instructions}>
								<Icon name="download" className="size-5" />
								{words.instructions}
							</QuietLink>
						</p>
					)}
					<p className="mt-2 text-balance text-ink-soft">
						<Unbroken>{product.description}</Unbroken>
					</p>
					<ProductActions product={product} />
				</div>
			</div>
		</Band>
	);
}

function ProductTitle({ product, headline }: { product: LiveProduct; headline: string | undefined }) {
	const { title, parentName } = product;
	return (
		<>
			{parentName && <Eyebrow>{parentName}</Eyebrow>}
			<h1 className="mt-2 text-3xl">
				<Unbroken>{title}</Unbroken>
			</h1>
			{headline && (
				<p className="mt-3 text-xl text-balance text-teal-dark">
					<Unbroken>{headline}</Unbroken>
				</p>
			)}
		</>
	);
}
