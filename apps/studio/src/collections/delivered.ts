import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** References already stored. They outlive the submission, so that a repeated delivery never restores a deleted one. */
export const delivered: CollectionConfig = {
	slug: 'delivered',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [{ name: 'reference', type: 'text', required: true, unique: true }],
};
