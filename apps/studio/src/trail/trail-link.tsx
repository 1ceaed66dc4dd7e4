import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, below Administration. */
export const TrailLink = ({ user }: ServerProps) =>
	has(user ?? null, ...overseers) ? (
		<a className="nav__link" href="/admin/trail">
			<span className="nav__link-label">Who changed what</span>
		</a>
	) : null;
