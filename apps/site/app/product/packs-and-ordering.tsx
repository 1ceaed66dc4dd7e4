import { orderingWords } from '../messages/ordering.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { useWords } from '../messages/use-messages.ts';
import { AddLink } from '../ui/add-link.tsx';
import { Band } from '../ui/band.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ProductParts, ProductView } from '../visit.ts';
import { BeforeYouOrder, saysOfOrders } from './before-you-order.tsx';
import { TitledFold } from './fold.tsx';
import { QuoteLink } from './quote-link.tsx';
import { WorksWith } from './works-with.tsx';

const addLink =
	'no-print mt-1 flex min-h-11 w-fit items-center text-sm font-semibold text-teal-dark underline underline-offset-4 desktop:min-h-6';

/** All that an order needs: packs with the numbers on their boxes, terms, billing codes, controls and companions. */
export function PacksAndOrdering({ product }: ProductParts) {
	const words = useWords(orderingWords);
	const { title, slug, packs, isDiscontinued, isForHome, worksWith, theme } = product;
	const isOrdered = saysOfOrders(product);
	const kit = theme?.controlKit;
	// The page of a home test shows the others above.
	const others = isForHome ? worksWith.filter(({ use }) => use) : worksWith;
	if (packs.length === 0 && worksWith.length === 0 && !isOrdered) return null;
	return (
		<Band
			tone="pale"
			label={words.title}
			className="grid items-start gap-x-16 gap-y-5 desktop:lg:grid-cols-[minmax(0,1fr)_28rem] print:grid-cols-[3fr_2fr]!"
		>
			<div className="grid min-w-0 gap-5">
				{packs.length > 0 && <Packs {...{ title, packs, isDiscontinued }} />}
				{theme?.cptCodes && <CptCodes codes={theme.cptCodes} />}
				{kit && <ControlKit kit={kit} />}
				{isForHome && (
					<p className="no-print">
						<QuoteLink slug={slug} isFirst={false} />
					</p>
				)}
			</div>
			{(isOrdered || others.length > 0) && (
				<div className="grid min-w-0 gap-5">
					{isOrdered && <BeforeYouOrder product={product} />}
					<WorksWith others={others} />
				</div>
			)}
		</Band>
	);
}

function Packs({ title, packs, isDiscontinued }: Pick<ProductView, 'title' | 'packs' | 'isDiscontinued'>) {
	const words = useWords(orderingWords);
	return (
		// The last column fits a whole number before the other columns get their width.
		<div className="[&_td:last-child]:w-34">
			<h2 className="mb-2 text-2xl">{words.title}</h2>
			<DataTable
				caption={words.title}
				head={[words.ref, words.quantity, words.gtin]}
				rows={packs.map(({ reference, quantity, gtin, caseQuantity }) => ({
					key: reference,
					cells: [
						<span key="reference" className="whitespace-nowrap max-[24rem]:whitespace-normal">
							{reference}
						</span>,
						<Quantity key="quantity" {...{ quantity, caseQuantity }} />,
						<span key="gtin" className="wrap-anywhere wide:whitespace-nowrap">
							{gtin}
							<AddLink {...{ reference, isDiscontinued }} name={title} className={addLink} />
						</span>,
					],
				}))}
			/>
		</div>
	);
}

function Quantity({ quantity, caseQuantity }: Pick<ProductView['packs'][number], 'quantity' | 'caseQuantity'>) {
	const words = useWords(orderingWords);
	return (
		<>
			{quantity}
			{caseQuantity && <span className="block text-xs text-ink-soft">{words.inCase(caseQuantity)}</span>}
		</>
	);
}

type Theme = NonNullable<ProductView['theme']>;

function CptCodes({ codes }: { codes: NonNullable<Theme['cptCodes']> }) {
	const messages = useWords(productPartWords);
	return (
		<TitledFold title={messages.cptCodes}>
			<DataTable
				caption={messages.cptCodes}
				head={[messages.cptCode, messages.covers]}
				rows={codes.map(({ code, covers }) => ({ key: code, cells: [code, covers] }))}
			/>
			<p className="mt-2 text-xs text-ink-soft">{messages.cptNotice}</p>
		</TitledFold>
	);
}

/** The control swab kit, with the number of swabs of each kind. */
function ControlKit({ kit }: { kit: NonNullable<Theme['controlKit']> }) {
	const messages = useWords(productPartWords);
	return (
		<div className="thumbed">
			<Picture
				picture={kit.picture}
				sizes="96px"
				shape={1}
				className="aspect-square w-full rounded-card object-cover print:hidden"
			/>
			<div>
				<h2 className="text-lg">{kit.title}</h2>
				<p className="text-sm text-ink-soft">{kit.text}</p>
				<ul className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold">
					<li>{`${kit.positiveSwabs}${messages.swabCount} ${messages.positiveSwabs}`}</li>
					<li>{`${kit.negativeSwabs}${messages.swabCount} ${messages.negativeSwabs}`}</li>
				</ul>
			</div>
		</div>
	);
}
