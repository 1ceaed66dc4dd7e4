import type { CollectionSlug, PayloadRequest } from 'payload';
import { isObject } from '../server/is-object.ts';
import type { Change } from '../trail/differences.ts';
import { differences } from '../trail/differences.ts';
import { nameRelations } from '../trail/name-relations.ts';

/** A document as it stood at the end of a day. */
export interface Standing {
	id: number;
	title: string;
	/** The version that was published then, and when; null where no versions are kept: then it is as it is today. */
	version: number | null;
	since: string | null;
	facts: Change[];
}

export const endOf = (day: string) => `${day}T23:59:59.999Z`;

const asNumber = (value: unknown) => Number(isObject(value) ? value.id : value);

/** The version that was published last before the day was over. */
async function versionOn(req: PayloadRequest, collection: CollectionSlug, id: number, day: string) {
	const { docs } = await req.payload.findVersions({
		collection,
		where: {
			and: [
				{ parent: { equals: id } },
				{ 'version._status': { equals: 'published' } },
				{ updatedAt: { less_than_equal: endOf(day) } },
			],
		},
		sort: '-updatedAt',
		limit: 1,
		depth: 0,
		pagination: false,
		req,
	});
	return docs[0];
}

/** What stood in its fields that day; undefined where it was not published yet. `asThen` is for what keeps no versions. */
export async function standingOn(
	req: PayloadRequest,
	slug: string,
	id: number,
	day: string,
	asThen: (doc: Record<string, unknown>) => Record<string, unknown> = (doc) => doc,
): Promise<Standing | undefined> {
	const collection = slug as CollectionSlug;
	const { config } = req.payload.collections[collection];
	const found = config.versions?.drafts ? await versionOn(req, collection, id, day) : undefined;
	if (config.versions?.drafts && !found) return undefined;
	const doc: unknown =
		found?.version ?? (await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req }));
	// Without versions all that is known of earlier days is whether it was there.
	if (!isObject(doc) || (!found && String(doc.createdAt) > endOf(day))) return undefined;
	const fields = config.flattenedFields.filter(({ name }) => !['_status', '_order', 'deletedAt'].includes(name));
	return {
		id,
		title: String(doc[config.admin.useAsTitle ?? 'id'] ?? id),
		version: found ? asNumber(found.id) : null,
		since: found?.updatedAt ?? null,
		facts: await nameRelations(req, differences(fields, {}, asThen(doc))),
	};
}
