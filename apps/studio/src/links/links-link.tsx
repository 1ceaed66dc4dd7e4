import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, below Administration. */
export const LinksLink = ({ user }: ServerProps) =>
	has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/links">
			<span className="nav__link-label">Links</span>
		</a>
	) : null;
