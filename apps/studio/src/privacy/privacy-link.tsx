import type { ServerProps } from 'payload';
import { has } from '../access/roles.ts';

/** In the menu, below Administration. */
export const PrivacyLink = ({ user }: ServerProps) =>
	has(user ?? null) ? (
		<a className="nav__link" href="/admin/privacy">
			<span className="nav__link-label">Privacy requests</span>
		</a>
	) : null;
