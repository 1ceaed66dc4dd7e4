import { Link } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { productTableWords } from '../../messages/product-table.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { chooseSort } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

const columns = ['reference', 'title', 'specimen', 'minutes', 'setting', 'pack', 'certificates'] as const;

/** Each column sorts the list, ascending or descending. */
export function TableHead(list: ProductListState) {
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
