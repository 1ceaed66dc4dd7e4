import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Row = { key: string; cells: readonly ReactNode[] };

/**
 * A table whose caption is only for screen readers, because the heading beside it says the same. The first cell is the
 * row header.
 */
export function DataTable({
	caption,
	head,
	rows,
}: {
	caption: string;
	head?: readonly string[];
	rows: readonly Row[];
}) {
	const cell = 'border-b border-ink/15 py-2 pr-4 print:py-1 text-left align-top last:pr-0';
	return (
		<table className="w-full border-collapse tabular-nums max-sm:text-sm">
			<caption className="sr-only">{caption}</caption>
			{head && (
				<thead>
					<tr>
						{head.map((title) => (
							<th key={title} scope="col" className={classes(cell, 'border-ink! text-sm font-semibold')}>
								{title}
							</th>
						))}
					</tr>
				</thead>
			)}
			<tbody>
				{rows.map(({ key, cells: [name, ...values] }) => (
					<tr key={key} className="break-inside-avoid">
						<th
							scope="row"
							className={classes(cell, 'min-w-28 font-semibold hyphens-auto wrap-anywhere wide:whitespace-nowrap')}
						>
							{name}
						</th>
						{values.map((value, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row do not move
							<td key={at} className={cell}>
								{value}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
