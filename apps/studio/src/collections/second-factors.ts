import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** One row for each user with a second factor. Nobody reads it: the studio only checks codes against it. */
export const secondFactors: CollectionConfig = {
	slug: 'second-factors',
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
		/** Sealed, see second-factor/sealed.ts. */
		{ name: 'secret', type: 'text', required: true },
		/** Half minute of the last code used; codes up to it are refused. */
		{ name: 'lastStep', type: 'number', required: true },
		/** Hashes of the unused recovery codes. */
		{ name: 'recoveryCodes', type: 'json', required: true },
	],
};
