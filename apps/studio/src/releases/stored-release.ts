import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import type { Release } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';

/** Loads a release for a change, locked until the request's transaction ends. */
export async function lockedRelease(req: PayloadRequest, id: number): Promise<Release> {
	await (await databaseOf(req)).execute(sql`select id from releases where id = ${id} for update`);
	const found = await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, req });
	if (!found) throw refusal(sayTo(req)('There is no such release.', '没有这个发布批次。'));
	return found;
}

type Changes = Partial<Omit<Release, 'id' | 'createdAt' | 'updatedAt'>>;

export const saveRelease = (req: PayloadRequest, id: number, data: Changes): Promise<Release> =>
	req.payload.update({ collection: 'releases', id, data, depth: 0, req });

/** Reset after a change of the items: checks and approvals were about other contents. */
export const notLookedAt = {
	problems: null,
	checkedAt: null,
	approver: null,
	approverName: null,
	approvedAt: null,
	failure: null,
} satisfies Changes;
