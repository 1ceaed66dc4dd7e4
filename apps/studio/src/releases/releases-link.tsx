import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, for who publishes. */
export const ReleasesLink = ({ user }: ServerProps) =>
	has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/releases">
			<span className="nav__link-label">Releases</span>
		</a>
	) : null;
