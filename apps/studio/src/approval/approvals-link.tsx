import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, for who proposes and who decides. */
export const ApprovalsLink = ({ user }: ServerProps) =>
	has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/approvals">
			<span className="nav__link-label">Approvals</span>
		</a>
	) : null;
