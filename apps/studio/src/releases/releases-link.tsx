import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** In the menu, for roles that publish. */
export const ReleasesLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/releases">
			<span className="nav__link-label">{say('Releases', '发布批次')}</span>
		</a>
	) : null;
};
