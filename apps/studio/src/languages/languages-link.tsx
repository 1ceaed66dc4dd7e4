import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** In the menu, below Administration. */
export const LanguagesLink = ({ user }: ServerProps) =>
	has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/languages">
			<span className="nav__link-label">Languages</span>
		</a>
	) : null;
