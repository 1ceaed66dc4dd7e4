import type { CollectionSlug, RelationshipField } from 'payload';
import type { Said } from '../words/said.ts';

/** What an item belongs to, of its own collection; that belongs to nothing itself. */
export const parent = (collection: CollectionSlug, name: Said): RelationshipField => ({
	name: 'parent',
	type: 'relationship',
	relationTo: collection,
	label: { en: 'Belongs to', zh: '上级' },
	filterOptions: { parent: { exists: false } },
	admin: {
		position: 'sidebar',
		description: {
			en: `Empty for a top-level ${name.en}. Two levels at most.`,
			zh: `顶级${name.zh}留空。最多两级。`,
		},
	},
});
