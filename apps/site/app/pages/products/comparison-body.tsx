import { comparisonWords } from '../../messages/comparison.ts';
import { useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import type { ComparedProduct } from './compared-products.ts';
import { useRows } from './comparison-rows.ts';

/** What a buyer compares, row by row. Where the products differ, the row says so. */
export function ComparisonBody({ products }: { products: readonly ComparedProduct[] }) {
	const { notStated } = useWords(comparisonWords);
	const rows = useRows(products);
	return (
		<tbody>
			{rows.map(({ name, value, cell = value, isIdentity, isOfSome }) => {
				const differs = !isIdentity && new Set(products.map(value)).size > 1;
				const ground = differs ? 'bg-mist' : 'bg-white';
				return (
					<tr key={name}>
						<th
							scope="row"
							className={classes(
								'sticky left-0 z-10 border-b border-line py-4 pr-3 align-top font-semibold mobile:pl-5 desktop:pl-3 print:static',
								ground,
							)}
						>
							{name}
							{differs && <Differs />}
						</th>
						{products.map((product) => (
							<td
								key={product.slug}
								className={classes('border-b border-line px-3 py-4 align-top whitespace-pre-line', ground)}
							>
								{cell(product) || <span className="text-ink-soft">{isOfSome ? '–' : notStated}</span>}
							</td>
						))}
					</tr>
				);
			})}
		</tbody>
	);
}

function Differs() {
	const { differs } = useWords(comparisonWords);
	return (
		<span className="mt-1 flex items-center gap-1.5 text-xs font-normal text-teal-dark">
			<span className="result-lines h-2.5 gap-1" aria-hidden="true" />
			{differs}
		</span>
	);
}
