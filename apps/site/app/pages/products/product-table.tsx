import { MyCountry } from '../../forms/my-country.tsx';
import { productTableWords } from '../../messages/product-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { viewFields } from './address.ts';
import type { ProductListState } from './product-list-view.ts';
import { TableHead } from './table-head.tsx';
import { type RowProps, TableRow } from './table-row.tsx';

/** One line per product. In a narrow window the table scrolls in its own box, and the names stay visible. */
export function ProductTable({ compare, ...list }: ProductListState & Pick<RowProps, 'compare'>) {
	const { data, view } = list;
	const { mine, products } = data;
	const words = useWords(productTableWords);
	return (
		<>
			{mine && (
				<MyCountry
					{...mine}
					place="#products-heading"
					fields={viewFields({ ...view, sort: view.sort.replace(/^in-.*/, '') })}
				/>
			)}
			<div className="more-aside mt-5 desktop:xl:after:hidden mobile:-mx-5 print:mx-0">
				<section
					aria-label={words.title}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
					tabIndex={0}
					className="relative max-h-[85dvh] overflow-auto border-t border-ink transition-opacity delay-150 in-aria-busy:opacity-50 desktop:xl:roomy:max-h-none desktop:xl:roomy:overflow-visible mobile:px-5 print:max-h-none print:overflow-visible print:px-0"
				>
					<table className="w-full min-w-[68rem] border-separate [border-spacing:0] text-left text-xs tabular-nums print:min-w-0 print:text-[0.625rem]">
						<caption className="sr-only">{words.title}</caption>
						<TableHead {...list} />
						<tbody>
							{products.items.map((product) => (
								<TableRow key={product.slug} product={product} compare={compare} country={mine?.country ?? ''} />
							))}
						</tbody>
					</table>
				</section>
			</div>
		</>
	);
}
