import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** Changes that those who watch were told of: none is told twice. */
export const toldChanges: CollectionConfig = {
	slug: 'told-changes',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [{ name: 'change', type: 'text', required: true, unique: true }],
};
