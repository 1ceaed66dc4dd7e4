import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { nobody } from '../access/roles.ts';

/** Globals have no number: theirs is empty, which Payload takes for missing. */
const anyText: TextFieldSingleValidation = (item) => typeof item === 'string' || 'No item';

/** What somebody has typed into a form and not saved yet: one row for each person and item. */
export const unsavedChanges: CollectionConfig = {
	slug: 'unsaved-changes',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'person', type: 'number', required: true, index: true },
		{ name: 'kind', type: 'text', required: true },
		// The number of the item, or a key of its own for one that was never saved.
		{ name: 'item', type: 'text', required: true, validate: anyText },
		// When what the person had before them was saved.
		{ name: 'savedAt', type: 'text' },
		{ name: 'changes', type: 'json', required: true },
	],
	indexes: [{ fields: ['person', 'kind', 'item'], unique: true }],
};
