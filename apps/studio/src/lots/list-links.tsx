import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';

/** Above the list of lots, for those who may. */
export const LotLinks = ({ user }: ServerProps) =>
	has(user ?? null, ...overseers) ? (
		<p>
			<a href="/admin/lots-import">Import from CSV</a>
			{' · '}
			<a href="/api/lot-files/csv" download>
				Download all as CSV
			</a>
		</p>
	) : null;
