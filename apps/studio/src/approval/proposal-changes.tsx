import { use } from 'react';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import { keyed } from '../views/keyed.ts';
import { sayHere } from '../words/say-here.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '–');

/** Each field before and after. */
export const ProposalChanges = ({ changes }: Pick<Proposal, 'changes'>) => {
	const say = use(sayHere());
	const rows = (Array.isArray(changes) ? changes : []).filter(isObject);
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('Field', '字段')}</th>
					<th scope="col">{say('On the site', '网站上')}</th>
					<th scope="col">{say('Proposed', '提出的变更')}</th>
				</tr>
			</thead>
			<tbody>
				{keyed(rows, ({ path }) => text(path)).map(({ key, row: { label, before, after } }) => (
					<tr key={key}>
						<th scope="row">{text(label)}</th>
						<td>{text(before)}</td>
						<td>{text(after)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
