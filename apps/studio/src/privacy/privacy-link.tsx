import type { ServerProps } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** In the menu, below Administration. */
export const PrivacyLink = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null) ? (
		<a className="nav__link" href="/admin/privacy">
			<span className="nav__link-label">{say('Privacy requests', '隐私请求')}</span>
		</a>
	) : null;
};
