import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** A row for each colleague who set one up. Nobody reads it; it says yes or no to a code. */
export const secondFactors: CollectionConfig = {
	slug: 'second-factors',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
		/** Sealed, see second-factor/sealed.ts. */
		{ name: 'secret', type: 'text', required: true },
		/** The half minute whose code was used last: none before it is taken again. */
		{ name: 'lastStep', type: 'number', required: true },
		/** Hashes of those not used yet. */
		{ name: 'recoveryCodes', type: 'json', required: true },
	],
};
