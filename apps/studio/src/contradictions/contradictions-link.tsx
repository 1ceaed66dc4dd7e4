import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** In the menu, below Administration. */
export const ContradictionsLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, 'editor', ...overseers) ? (
		<a className="nav__link" href="/admin/contradictions">
			<span className="nav__link-label">{say('Contradictions', '内容矛盾')}</span>
		</a>
	) : null;
};
