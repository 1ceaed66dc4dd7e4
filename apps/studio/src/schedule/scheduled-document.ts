import type { CollectionSlug, Payload } from 'payload';

export interface ScheduledDocument {
	title: string;
	/** Address of its edit page. */
	path: string;
	isPublished: boolean;
}

const isCollection = (payload: Payload, slug: string | null): slug is CollectionSlug =>
	slug !== null && slug in payload.collections;

/** The document of a job, as it was last saved; undefined where it is gone. */
export async function scheduledDocument(
	payload: Payload,
	collection: string | null,
	id: string | null,
): Promise<ScheduledDocument | undefined> {
	if (!isCollection(payload, collection)) return undefined;
	const wanted = { collection, id: Number(id), draft: true, depth: 0, disableErrors: true };
	const document: unknown = await payload.findByID(wanted);
	if (typeof document !== 'object' || document === null) return undefined;
	const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
	const title = Object.entries(document).find(([name]) => name === useAsTitle)?.[1];
	return {
		title: String(title || id),
		path: `/admin/collections/${collection}/${id}`,
		isPublished: '_status' in document && document._status === 'published',
	};
}
