import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { isObject } from '../server/is-object.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { frozenWords, keptWords } from './released.ts';

async function releasedAmong(req: PayloadRequest, args: object): Promise<boolean> {
	const where: Where = 'id' in args && args.id !== undefined ? { id: { equals: args.id } } : whereOf(args);
	const { totalDocs } = await req.payload.count({
		collection: 'revisions',
		where: { and: [where, { state: { not_equals: 'draft' } }] },
		req,
	});
	return totalDocs > 0;
}

const whereOf = (args: object): Where => ('where' in args && isObject(args.where) ? (args.where as Where) : {});

/** Runs before Payload touches a file: it would first replace the released file and check afterwards. */
export const guardReleased: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'delete' && !(operation === 'update' && req.file)) return;
	if (await releasedAmong(req, args)) throw refusal(sayTo(req)(operation === 'delete' ? keptWords : frozenWords));
};
