import { productAddress } from '../destinations.ts';
import { orderingWords } from '../messages/ordering.ts';
import { useWords } from '../messages/use-messages.ts';
import { AddLink } from '../ui/add-link.tsx';
import { Band } from '../ui/band.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmergencyUse } from '../ui/emergency-use.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { ProductView } from '../visit.ts';
import { BeforeYouOrder, saysOfOrders } from './before-you-order.tsx';

const addLink =
	'no-print mt-1 flex min-h-11 w-fit items-center text-sm font-semibold text-teal-dark underline underline-offset-4 desktop:min-h-6';

/** Packs with the numbers on their boxes, companion products, and facts to know before an order. */
export function PacksAndOrdering({ product }: { product: ProductView }) {
	const words = useWords(orderingWords);
	const { title, packs, isDiscontinued, worksWith } = product;
	const isOrdered = saysOfOrders(product);
	if (packs.length === 0 && worksWith.length === 0 && !isOrdered) return null;
	return (
		<Band
			tone="white"
			label={words.title}
			className="grid items-start gap-x-20 gap-y-12 desktop:lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_30rem] print:has-[>:nth-child(2)]:grid-cols-2! print:gap-8!"
		>
			{(packs.length > 0 || worksWith.length > 0) && (
				<div className="grid min-w-0 gap-12 print:gap-6">
					{packs.length > 0 && <Packs {...{ title, packs, isDiscontinued }} />}
					<WorksWith others={worksWith} />
				</div>
			)}
			{isOrdered && <BeforeYouOrder product={product} />}
		</Band>
	);
}

function Packs({ title, packs, isDiscontinued }: Pick<ProductView, 'title' | 'packs' | 'isDiscontinued'>) {
	const words = useWords(orderingWords);
	return (
		// The last column fits a whole number before the other columns get their width.
		<div className="[&_td:last-child]:w-34">
			<h2 className="mb-3 text-2xl">{words.title}</h2>
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

function WorksWith({ others }: { others: ProductView['worksWith'] }) {
	const words = useWords(orderingWords);
	if (others.length === 0) return null;
	return (
		<div>
			<h2 className="mb-3 text-2xl">{words.worksWith}</h2>
			<ul className="border-t border-ink">
				{others.map(({ kind, slug, title, reference, emergencyUse, use }) => (
					<li key={slug} className="border-b border-ink/15 py-3 print:py-1">
						<SiteLink
							to={productAddress(slug)}
							className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline desktop:min-h-0 print:hidden"
						>
							{title}
						</SiteLink>
						<p className="hidden font-semibold print:block">{title}</p>
						<p className="text-sm text-ink-soft">
							{words.companions[kind]} · <span className="tabular-nums">{reference}</span>
							{use && ` · ${use}`}
						</p>
						<EmergencyUse statement={emergencyUse} />
					</li>
				))}
			</ul>
		</div>
	);
}
