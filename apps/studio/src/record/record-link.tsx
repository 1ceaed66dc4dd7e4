import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, for who is asked by auditors. */
export const RecordLink = ({ user }: ServerProps) =>
	has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/record">
			<span className="nav__link-label">Record of a product</span>
		</a>
	) : null;
