import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { hasDrafts, isCollection } from '../server/config-of.ts';
import { forbidden, refused } from '../server/endpoint.ts';
import { isObject } from '../server/is-object.ts';
import { isPublished } from '../server/on-the-site.ts';
import { reasonOf } from '../words/reason-of.ts';
import { sayTo } from '../words/said.ts';

const mostAtOnce = 200;

const idsIn = (value: unknown): number[] =>
	Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)).slice(0, mostAtOnce) : [];

const versionsOf = async (req: PayloadRequest, collection: CollectionSlug, id: number, isPublished = false) => {
	const only = isPublished ? [{ 'version._status': { equals: 'published' } }] : [];
	const where = { and: [{ parent: { equals: id } }, ...only] };
	const { docs } = await req.payload.findVersions({
		...{ collection, where, sort: '-updatedAt', limit: 2, depth: 0, trash: true, req },
	});
	return docs.map(({ version }): object => version);
};

/** Restores one item as it was before it was moved to the trash or taken off the site, with its newer draft. */
async function putBack(req: PayloadRequest, collection: CollectionSlug, id: number, wasPublished: boolean) {
	const change = (data: object, draft = false) =>
		req.payload.update({
			...{ collection, id, data: { ...data, deletedAt: null } as never, draft, trash: true, depth: 0, req },
			...{ overrideAccess: false, user: req.user },
		});
	if (!hasDrafts(req.payload, collection)) return change({});
	if (!wasPublished) return change({ _status: 'draft' });
	const [, before] = await versionsOf(req, collection, id);
	const wasDraft = isObject(before) && before._status === 'draft';
	const [published] = wasDraft ? await versionsOf(req, collection, id, true) : [];
	await change({ ...published, _status: 'published' });
	if (wasDraft && published) await change({ ...before, _status: 'draft' }, true);
}

/** Undoes what the message after it offers: moved to the trash, or taken off the site. */
export const undoEndpoint: Endpoint = {
	path: '/undo',
	method: 'post',
	handler: async (req) => {
		const say = sayTo(req);
		const asked: unknown = await req.json?.();
		if (!req.user) return forbidden();
		const kind = isObject(asked) ? String(asked.kind) : '';
		const ids = isObject(asked) ? idsIn(asked.ids) : [];
		const published = new Set(isObject(asked) ? idsIn(asked.published) : []);
		if (!isCollection(req.payload, kind) || ids.length === 0)
			return refused(400, say('Nothing to undo.', '没有可撤销的操作。'));
		try {
			return await inTransaction(req, async () => {
				for (const id of ids) await putBack(req, kind, id, published.has(id));
				for (const id of published)
					if (!(await isPublished(req, kind, id)))
						return Response.json({
							said: say('Back, as a draft: publishing it needs a second person.', '已恢复为草稿：发布需要第二人批准。'),
						});
				return Response.json({ said: say('Back as it was.', '已恢复原状。') });
			});
		} catch (error) {
			return refused(409, reasonOf(error, say));
		}
	},
};
