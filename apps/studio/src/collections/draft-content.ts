import type { CollectionConfig } from 'payload';

/** Drafts, scheduled publishing, the last twenty versions, and a trash. */
export const draftContent: Pick<CollectionConfig, 'versions' | 'trash' | 'disableDuplicate'> = {
	versions: { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 20 },
	trash: true,
};
