import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** References already taken in. It outlives the submission, so that a repeat never brings a deleted one back. */
export const delivered: CollectionConfig = {
	slug: 'delivered',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [{ name: 'reference', type: 'text', required: true, unique: true }],
};
