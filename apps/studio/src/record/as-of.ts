import type { CollectionSlug, PayloadRequest } from 'payload';
import { isObject } from '../server/is-object.ts';
import type { Change } from '../trail/differences.ts';
import { differences } from '../trail/differences.ts';
import { nameRelations } from '../trail/name-relations.ts';

/** A document as it was at the end of a day. */
export interface Standing {
	id: number;
	title: string;
	/** The version published then, and its date; null if no versions are kept: then it is shown as it is today. */
	version: number | null;
	since: string | null;
	facts: Change[];
}

export const endOf = (day: string) => `${day}T23:59:59.999Z`;

const asNumber = (value: unknown) => Number(isObject(value) ? value.id : value);

/** The last version published before the end of the day. */
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

/**
 * The values of its fields on that day; undefined if it was not published yet. `asThen` is for documents without
 * versions.
 */
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
	// Without versions, only the date of creation is known about earlier days.
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
