import { Link } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { MyCountry } from '../../forms/my-country.tsx';
import { productTableWords } from '../../messages/product-table.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { viewFields } from './address.ts';
import { chooseSort } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';
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

const columns = ['reference', 'title', 'specimen', 'minutes', 'setting', 'pack', 'certificates'] as const;

/** Each column sorts the list, ascending or descending. */
function TableHead(list: ProductListState) {
	const { mine } = list.data;
	const { catalogue } = useMessages();
	const words = useWords(productTableWords);
	const country = mine?.countries.find(({ code }) => code === mine.country);
	return (
		<thead>
			<tr>
				{columns.map((column) => (
					<Column key={column} sort={column} isName={column === 'title'} {...list}>
						{words.columns[column]}
					</Column>
				))}
				{country ? (
					<Column sort={`in-${country.code}`} {...list}>
						{words.status(country.name)}
					</Column>
				) : (
					<Column sort="countries" {...list}>
						{words.countries}
					</Column>
				)}
				<th scope="col" className={classes(head, 'no-print py-2 text-center')}>
					{catalogue.compare}
				</th>
			</tr>
		</thead>
	);
}

const head =
	'sticky top-0 z-10 desktop:xl:roomy:top-(--under-header) border-b border-ink bg-white px-2 align-bottom font-semibold chinese:whitespace-nowrap print:static print:px-1 print:py-1';

function Column({
	sort,
	isName = false,
	view,
	to,
	children,
}: ProductListState & { sort: string; isName?: boolean; children: string }) {
	const isUp = view.sort === sort;
	const isDown = view.sort === `-${sort}`;
	// The sort by country has no descending order: it is on or off.
	const next = !isUp ? sort : sort.startsWith('in-') ? '' : `-${sort}`;
	return (
		<th
			scope="col"
			aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
			className={classes(
				head,
				// This column has the longest values.
				sort === 'setting' && 'min-w-40 print:min-w-0',
				isName && 'left-0 z-20 border-r border-r-line mobile:-left-5 print:border-r-0',
			)}
		>
			<Link
				to={to(chooseSort(view, next))}
				state={stayInPlace}
				className="group inline-flex min-h-11 items-center gap-1 current-line hover:text-teal print:min-h-0"
			>
				{children}
				<Icon
					name="chevron"
					className={classes(
						'no-print size-3.5 shrink-0 transition-transform duration-200',
						isUp && 'rotate-180',
						!isUp && !isDown && 'opacity-30 group-hover:opacity-100',
					)}
				/>
			</Link>
		</th>
	);
}
