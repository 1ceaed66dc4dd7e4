import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** Menu entry for roles that propose or decide. */
export const ApprovalsLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/approvals">
			<span className="nav__link-label">{say('Approvals', '审批')}</span>
		</a>
	) : null;
};
