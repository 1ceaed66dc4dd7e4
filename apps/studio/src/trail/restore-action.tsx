import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { configOf, hasDrafts } from '../server/config-of.ts';
import { RestoreButtons } from './restore-buttons.tsx';

interface Props {
	collectionSlug?: string;
	docID?: number | string;
	globalSlug?: string;
	params?: { segments?: string[] };
	req?: PayloadRequest;
}

/** At the head of a version: restores it as a draft, or also publishes it. Payload's own button only publishes. */
export async function RestoreAction({ collectionSlug, docID, globalSlug, params, req }: Props) {
	const slug = collectionSlug ?? globalSlug;
	const version = params?.segments?.at(-1);
	if (!slug || !version || !req || params?.segments?.includes('trash')) return null;
	if (!(await configOf(req.payload, slug)?.access.update({ req }))) return null;
	const how = { id: version, depth: 0, overrideAccess: false, disableErrors: true, req } as const;
	const found: { version: object } | null = collectionSlug
		? await req.payload.findVersionByID({ collection: collectionSlug as CollectionSlug, ...how })
		: await req.payload.findGlobalVersionByID({ slug: globalSlug as GlobalSlug, ...how });
	if (!found) return null;
	const address = collectionSlug ? `/${slug}` : `/globals/${slug}`;
	return (
		<RestoreButtons
			address={`/api${address}/versions/${encodeURIComponent(version)}`}
			form={collectionSlug ? `/admin/collections/${slug}/${docID}` : `/admin/globals/${slug}`}
			hasDrafts={hasDrafts(req.payload, slug)}
			wasPublished={'_status' in found.version && found.version._status === 'published'}
		/>
	);
}
