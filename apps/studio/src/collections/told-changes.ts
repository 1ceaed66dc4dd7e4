import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** Changes of which watchers were notified, so that nobody is notified twice. */
export const toldChanges: CollectionConfig = {
	slug: 'told-changes',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [{ name: 'change', type: 'text', required: true, unique: true }],
};
