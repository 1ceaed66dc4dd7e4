import type { GlobalConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** Whether the studio was seeded, and the brand names that its content uses. */
export const studioState: GlobalConfig = {
	slug: 'studio-state',
	access: { read: nobody, update: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'seededAt', type: 'date' },
		{ name: 'name', type: 'text' },
		{ name: 'company', type: 'text' },
		{ name: 'slug', type: 'text' },
	],
};
