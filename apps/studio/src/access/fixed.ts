import type { Access, CollectionConfig, CollectionSlug } from 'payload';
import { contentAccess } from './content.ts';
import { has } from './roles.ts';

/** One document for each place of the site: nothing can be created once every place has its own. */
export const fixedAccess = (collection: CollectionSlug, places: number): CollectionConfig['access'] => {
	const create: Access = async ({ req }) =>
		has(req.user, 'editor') && (await req.payload.count({ collection, trash: true, req })).totalDocs < places;
	return { ...contentAccess(), create };
};
