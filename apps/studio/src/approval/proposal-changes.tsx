import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '–');

/** Each field before and after. */
export const ProposalChanges = ({ changes }: Pick<Proposal, 'changes'>) => (
	<table className="studio-trail">
		<thead>
			<tr>
				<th scope="col">Field</th>
				<th scope="col">On the site</th>
				<th scope="col">Proposed</th>
			</tr>
		</thead>
		<tbody>
			{(Array.isArray(changes) ? changes : []).filter(isObject).map(({ path, label, before, after }) => (
				<tr key={text(path)}>
					<th scope="row">{text(label)}</th>
					<td>{text(before)}</td>
					<td>{text(after)}</td>
				</tr>
			))}
		</tbody>
	</table>
);
