import type { CollectionSlug, PayloadRequest } from 'payload';
import { isObject } from '../server/is-object.ts';
import type { Change, Difference } from './differences.ts';

const relation = /^([a-z][a-z-]*) #(\d+)$/;

async function titleOf(req: PayloadRequest, slug: string, id: number): Promise<string> {
	const { payload } = req;
	if (!(slug in payload.collections)) return '';
	const collection = slug as CollectionSlug;
	const wanted = { collection, id, depth: 0, draft: true, disableErrors: true, overrideAccess: true, trash: true, req };
	const doc: unknown = await payload.findByID(wanted);
	const title = isObject(doc) ? doc[payload.collections[collection].config.admin.useAsTitle ?? 'id'] : undefined;
	return typeof title === 'string' ? title : '';
}

/** Replaces the ids in relations by the titles at this time, because an id means nothing years later. */
export async function nameRelations(req: PayloadRequest, differences: readonly Difference[]): Promise<Change[]> {
	const known = new Map<string, string>();
	const named = async (text: string | null): Promise<string | null> => {
		if (text === null) return null;
		const told: string[] = [];
		for (const part of text.split(', ')) {
			const [, slug = '', id = ''] = relation.exec(part) ?? [];
			const title = known.get(part) ?? (await titleOf(req, slug, Number(id)));
			known.set(part, title);
			told.push(title ? `${title} (#${id})` : part);
		}
		return told.join(', ');
	};
	const result: Change[] = [];
	for (const { isRelation, ...change } of differences)
		result.push(
			isRelation ? { ...change, before: await named(change.before), after: await named(change.after) } : change,
		);
	return result;
}
