import type { CollectionConfig } from 'payload';

/** Drafts, scheduled publishing, the last hundred versions, and a trash. */
export const draftContent: Pick<CollectionConfig, 'versions' | 'trash' | 'disableDuplicate'> = {
	versions: { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 100 },
	trash: true,
};

/** The same for what is regulated, of which every version is kept. */
export const regulatedContent: typeof draftContent = {
	...draftContent,
	versions: { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 0 },
};
