import { use } from 'react';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import { ChangeTable } from '../trail/change-table.tsx';
import { sayHere } from '../words/say-here.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '–');

/** Each field as it is on the site, and as it is proposed. */
export const ProposalChanges = ({ changes }: Pick<Proposal, 'changes'>) => {
	const say = use(sayHere());
	const rows = (Array.isArray(changes) ? changes : []).filter(isObject);
	return (
		<ChangeTable
			className="studio-trail"
			changes={rows.map(({ path, label, before, after }) => ({
				...{ path: text(path), label: text(label), before: text(before), after: text(after) },
			}))}
			headings={[say('On the site', '网站上'), say('Proposed', '提出的变更')]}
		/>
	);
};
