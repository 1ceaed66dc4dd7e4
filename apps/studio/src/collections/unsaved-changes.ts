import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** What somebody has typed into a form and not saved yet: one row for each person and item. */
export const unsavedChanges: CollectionConfig = {
	slug: 'unsaved-changes',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'person', type: 'number', required: true, index: true },
		{ name: 'kind', type: 'text', required: true },
		// The number of the item, or a key of its own for one that was never saved.
		{ name: 'item', type: 'text', required: true },
		// When what the person had before them was saved.
		{ name: 'savedAt', type: 'text' },
		{ name: 'changes', type: 'json', required: true },
	],
	indexes: [{ fields: ['person', 'kind', 'item'], unique: true }],
};
