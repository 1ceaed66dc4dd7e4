import { factsIn } from '@site/contract/facts';
import { reportAddress } from '../addresses/report-address.ts';
import { factWords } from '../messages/facts.ts';
import { productWords } from '../messages/product.ts';
import { reportLinkWords } from '../messages/report-link.ts';
import { useWords } from '../messages/use-messages.ts';
import { routePaths } from '../route-paths.ts';
import { Band } from '../ui/band.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { ProductView } from '../visit.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4';

/** The technical facts for buyers, and the text that staff wrote about the product. */
export function ProductDetails({ product }: { product: ProductView }) {
	const messages = useWords(productWords);
	const names = useWords(factWords);
	const { ofProduct } = useWords(reportLinkWords);
	// If there are packs, their table shows the pack sizes with the REF.
	const told = factsIn(product.facts, 'specification').filter(
		({ key }) => key !== 'packSize' || product.packs.length === 0,
	);
	const rows = told.map(({ key, value }) => ({ key, cells: [names[key], value] }));
	return (
		<Band
			tone="white"
			label={messages.aboutProduct}
			className="grid items-start gap-x-20 gap-y-14 desktop:lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[3fr_2fr]! print:gap-8!"
		>
			{rows.length > 0 && (
				<aside className="desktop:lg:sticky desktop:lg:top-32 desktop:lg:order-last print:static! print:order-last">
					<h2 className="mb-3 text-2xl">{messages.specifications}</h2>
					<DataTable caption={messages.specifications} rows={rows} />
				</aside>
			)}
			<div className="min-w-0">
				<RichText html={product.content} className="[&>:first-child]:mt-0" />
				<p className="no-print mt-6 flex flex-wrap gap-x-8">
					<SiteLink to={reportAddress({ product: product.slug })} className={link}>
						{ofProduct}
					</SiteLink>
					<SiteLink to={routePaths.ProductData} className={link}>
						{messages.asData}
					</SiteLink>
				</p>
			</div>
		</Band>
	);
}
