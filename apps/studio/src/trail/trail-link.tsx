import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** In the menu, below Administration. */
export const TrailLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, ...overseers) ? (
		<a className="nav__link" href="/admin/trail">
			<span className="nav__link-label">{say('Who changed what', '变更记录')}</span>
		</a>
	) : null;
};
