import type { GlobalConfig } from 'payload';
import { nobody } from '../access/roles.ts';

/** What the studio remembers about itself: that it was seeded, and under which name. */
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
