import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isPublished } from '../server/on-the-site.ts';
import type { Operation } from './operation-words.ts';

type Data = Record<string, unknown>;

/** Names the operation as people would describe it. */
export async function operationOf(
	req: PayloadRequest,
	{ slug, versions }: SanitizedCollectionConfig,
	operation: 'create' | 'update',
	before: Data,
	after: Data,
): Promise<Operation> {
	const hasDrafts = Boolean(versions?.drafts);
	const isLive = after._status === 'published';
	if (operation === 'create') return hasDrafts ? (isLive ? 'created and published' : 'created as a draft') : 'created';
	if (after.deletedAt && !before.deletedAt) return 'moved to the trash';
	if (before.deletedAt && !after.deletedAt) return 'taken out of the trash';
	if (req.context.isRestoringVersion) return isLive ? 'version restored and published' : 'version restored as a draft';
	if (!hasDrafts) return 'changed';
	if (isLive) return 'published';
	const wasLive = before._status === 'published';
	return wasLive && !(await isPublished(req, slug, after.id)) ? 'taken off the site' : 'draft saved';
}
