import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { isObject } from '../server/is-object.ts';
import { nameOfKind } from '../trail/kinds.ts';

export interface ScheduledDocument {
	title: string;
	/** Address of its form. */
	path: string;
	/** A version is published, even if a newer draft exists. */
	isOnSite: boolean;
	/** The last saved version is not published. */
	hasDraft: boolean;
}

/** The target of a job: a document or a global. */
export interface Scheduled extends Record<string, unknown> {
	collection: string | null;
	document: string | null;
	global: string | null;
}

/** The columns of `Scheduled` in a row of payload_jobs. */
export const scheduledColumns = sql`input->'doc'->>'relationTo' as collection, input->'doc'->>'value' as document,
	input->>'global' as global`;

const isCollection = (payload: Payload, slug: string | null): slug is CollectionSlug =>
	slug !== null && slug in payload.collections;
const isGlobal = (payload: Payload, slug: string | null): slug is GlobalSlug =>
	payload.globals.config.some((one) => one.slug === slug);

const isPublished = (stored: unknown) => isObject(stored) && stored._status === 'published';

async function scheduledGlobal(payload: Payload, slug: GlobalSlug): Promise<ScheduledDocument> {
	const [onSite, latest] = await Promise.all(
		[false, true].map((draft): Promise<unknown> => payload.findGlobal({ slug, draft, depth: 0 })),
	);
	return {
		title: nameOfKind(payload, slug),
		path: `/admin/globals/${slug}`,
		isOnSite: isPublished(onSite),
		hasDraft: !isPublished(latest),
	};
}

/** The current state of a job's target; undefined if it no longer exists. */
export async function scheduledDocument(
	payload: Payload,
	{ collection, document: id, global: slug }: Scheduled,
): Promise<ScheduledDocument | undefined> {
	if (isGlobal(payload, slug)) return scheduledGlobal(payload, slug);
	if (!isCollection(payload, collection)) return undefined;
	const wanted = { collection, id: Number(id), depth: 0, disableErrors: true };
	const [onSite, latest] = await Promise.all(
		[false, true].map((draft): Promise<unknown> => payload.findByID({ ...wanted, draft })),
	);
	if (!isObject(latest)) return undefined;
	const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
	return {
		title: String(latest[useAsTitle] || id),
		path: `/admin/collections/${collection}/${id}`,
		isOnSite: isPublished(onSite),
		hasDraft: !isPublished(latest),
	};
}
