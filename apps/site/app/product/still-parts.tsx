import { Ordered } from '../catalogue/product-card.tsx';
import { productAddress } from '../destinations.ts';
import { useSentForm } from '../forms/outcome/use-sent-form.ts';
import { WatchForm } from '../forms/watch-form.tsx';
import { orderingWords } from '../messages/ordering.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { watchWords } from '../messages/watch.ts';
import { ProductNotices } from '../sections/product-notices.tsx';
import { Band, bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { EmergencyUse } from '../ui/emergency-use.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductCard as Card, ProductParts, ProductView } from '../visit.ts';
import { FactsRail } from './facts-rail.tsx';
import { PageParts, TradeParts } from './page-parts.tsx';
import { PartHeading } from './part-heading.tsx';

/**
 * Below the documents of a product: a form for notifications about changes. On the first page load it is a plain form.
 */
function WatchProduct({ product: { id, resources } }: ProductParts) {
	const words = useWords(watchWords);
	const isSent = useSentForm('watch') !== undefined;
	if (resources.length === 0) return null;
	return (
		<div className="no-print">
			<div className={bandWidth}>
				<details open={isSent} className="fold max-w-prose border-t border-ink/15">
					<summary className="flex min-h-14 items-center justify-between gap-6 py-3">
						<h3 className="text-lg">{words.product.title}</h3>
						<Icon name="chevron" className="size-6 shrink-0" />
					</summary>
					<p className="mb-6 text-ink-soft">{words.product.text}</p>
					<WatchForm watched={{ kind: 'product', id }} />
				</details>
			</div>
		</div>
	);
}

/** At the top of the page of a discontinued product: the date, and the successor. */
function DiscontinuedNote({ product: { discontinued, isDiscontinued } }: { product: ProductView }) {
	const words = useWords(orderingWords);
	const messages = useMessages();
	if (!discontinued) return null;
	const { on, lastOrderOn, successor } = discontinued;
	const named = successor && successor.title + messages.fileNote([successor.reference]);
	return (
		<div className="bg-ink text-white print:border print:bg-white print:text-ink">
			<div className={classes(bandWidth, 'flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4')}>
				<p>
					<strong className="font-semibold">
						{isDiscontinued ? words.wasDiscontinued(on) : words.willBeDiscontinued(on)}
					</strong>{' '}
					{lastOrderOn && words.lastOrder(lastOrderOn)}
				</p>
				{successor && (
					<p>
						{words.successor}{' '}
						<SiteLink
							to={productAddress(successor.slug)}
							className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
						>
							{named}
						</SiteLink>
						<span className="hidden print:inline">{named}</span>
						{successor.lacks.length > 0 && <strong className="font-semibold"> {words.lacks(successor.lacks)}</strong>}
					</p>
				)}
				{successor?.emergencyUse && <p className="text-xs">{successor.emergencyUse}</p>}
			</div>
		</div>
	);
}

/** The static parts of a product page: the first page load needs only their markup (decision 022). */
export const stillParts = {
	notices: ({ notices }: ProductParts) => <ProductNotices notices={notices} />,
	standing: DiscontinuedNote,
	rail: FactsRail,
	parts: PageParts,
	watch: WatchProduct,
	trade: TradeParts,
	related: ({ related }: ProductParts) => <RelatedProducts products={related} />,
};
export type StillParts = typeof stillParts;

/** One line of small cards; the link covers the whole card. */
function RelatedProducts({ products }: { products: readonly Card[] }) {
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
