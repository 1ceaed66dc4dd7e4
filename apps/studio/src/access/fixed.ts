import type { Access, CollectionConfig, CollectionSlug } from 'payload';
import { contentAccess } from './content.ts';
import { has } from './roles.ts';

/** For collections with one document for each fixed place of the site: none can be created once all exist. */
export const fixedAccess = (collection: CollectionSlug, places: number): CollectionConfig['access'] => {
	const create: Access = async ({ req }) =>
		has(req.user, 'editor') && (await req.payload.count({ collection, trash: true, req })).totalDocs < places;
	return { ...contentAccess(), create };
};
