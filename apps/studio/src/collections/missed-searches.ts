import { searchOutcomes } from '@site/contract/submission';
import type { CollectionConfig } from 'payload';
import { nobody, only } from '../access/roles.ts';

/**
 * Counted searches; the dashboard adds them up. At first only searches without results were counted, hence the name.
 */
export const missedSearches: CollectionConfig = {
	slug: 'missed-searches',
	access: { read: only('editor', 'sales'), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'batch', type: 'text', required: true, unique: true },
		{ name: 'words', type: 'text', required: true },
		{ name: 'day', type: 'text', required: true, index: true },
		{ name: 'language', type: 'text', required: true },
		{ name: 'outcome', type: 'select', options: [...searchOutcomes], defaultValue: 'missed', required: true },
		{ name: 'searches', type: 'number', required: true },
	],
};
