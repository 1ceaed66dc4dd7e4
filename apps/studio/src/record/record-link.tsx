import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** In the menu, for roles that answer auditors. */
export const RecordLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/record">
			<span className="nav__link-label">{say('Record of a product', '产品档案')}</span>
		</a>
	) : null;
};
