import type { ServerProps } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { sayHere } from '../words/say-here.ts';

/** Above the list of lots, for roles that may import them. */
export const LotLinks = ({ user }: ServerProps) => {
	const say = use(sayHere());
	return has(user ?? null, ...overseers) ? (
		<p>
			<a href="/admin/lots-import">{say('Import from CSV', '从 CSV 导入')}</a>
			{' · '}
			<a href="/api/lot-files/csv" download>
				{say('Download all as CSV', '全部下载为 CSV')}
			</a>
		</p>
	) : null;
};
