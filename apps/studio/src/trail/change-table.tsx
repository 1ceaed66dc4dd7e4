import { use } from 'react';
import { keyed } from '../views/keyed.ts';
import { sayHere } from '../words/say-here.ts';
import type { Change } from './differences.ts';

/** The changed fields, before and after. */
export function ChangeTable({
	changes,
	headings,
	className,
}: {
	changes: readonly Change[];
	headings: readonly [before: string, after: string];
	className?: string;
}) {
	const say = use(sayHere());
	return (
		<table className={className}>
			<thead>
				<tr>
					{[say('Field', '字段'), ...headings].map((heading) => (
						<th key={heading} scope="col">
							{heading}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{keyed(changes, ({ path }) => path).map(({ key, row: { label, before, after } }) => (
					<tr key={key}>
						<th scope="row">{label}</th>
						<td>{before ?? '–'}</td>
						<td>{after ?? '–'}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
