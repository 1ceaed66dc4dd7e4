import type {
	CollectionSlug,
	GlobalSlug,
	PayloadRequest,
	SanitizedCollectionConfig,
	SanitizedGlobalConfig,
} from 'payload';

/** The version that a change has just created: the audit log links versions to users. */
export async function latestVersion(
	req: PayloadRequest,
	{ slug, versions }: SanitizedCollectionConfig,
	id: number | string,
): Promise<number | null> {
	if (!versions) return null;
	const { docs } = await req.payload.db.findVersions({
		collection: slug as CollectionSlug,
		where: { parent: { equals: id } },
		sort: '-id',
		limit: 1,
		pagination: false,
		req,
		select: { id: true },
	});
	return Number(docs[0]?.id) || null;
}

/** The version that was published before the current one; undefined if there was none. */
export async function formerlyPublished(
	req: PayloadRequest,
	{ slug }: SanitizedCollectionConfig,
	id: number | string,
): Promise<object | undefined> {
	const { docs } = await req.payload.findVersions({
		collection: slug as CollectionSlug,
		where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
		sort: '-id',
		limit: 2,
		depth: 0,
		pagination: false,
		req,
	});
	return docs[1]?.version;
}

export async function latestGlobalVersion(
	req: PayloadRequest,
	{ slug, versions }: SanitizedGlobalConfig,
): Promise<number | null> {
	if (!versions) return null;
	const wanted = { global: slug as GlobalSlug, sort: '-id', limit: 1, pagination: false, req };
	const { docs } = await req.payload.db.findGlobalVersions(wanted);
	return Number(docs[0]?.id) || null;
}
