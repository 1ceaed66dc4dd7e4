import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { nobody } from '../access/roles.ts';

/** Globals have no id: theirs is empty, which Payload would refuse as missing. */
const anyText: TextFieldSingleValidation = (item) => typeof item === 'string' || 'No item';

/** Unsaved changes in a form: one row for each user and item. */
export const unsavedChanges: CollectionConfig = {
	slug: 'unsaved-changes',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'person', type: 'number', required: true, index: true },
		{ name: 'kind', type: 'text', required: true },
		// The item's id, or a generated key if it was never saved.
		{ name: 'item', type: 'text', required: true, validate: anyText },
		// When the version that the user edits was saved.
		{ name: 'savedAt', type: 'text' },
		{ name: 'changes', type: 'json', required: true },
	],
	indexes: [{ fields: ['person', 'kind', 'item'], unique: true }],
};
