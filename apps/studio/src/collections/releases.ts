import type { CollectionConfig } from 'payload';
import { nobody, only, overseers } from '../access/roles.ts';

/** Changes of several items that are published together. Only releases/ writes them. */
export const releases: CollectionConfig = {
	slug: 'releases',
	labels: { singular: { en: 'Release', zh: '发布批次' }, plural: { en: 'Releases', zh: '发布批次' } },
	access: { read: only('editor', ...overseers), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true, useAsTitle: 'name' },
	fields: [
		{ name: 'name', type: 'text', required: true },
		{ name: 'note', type: 'textarea' },
		{
			name: 'state',
			type: 'select',
			required: true,
			index: true,
			defaultValue: 'open',
			options: ['open', 'scheduled', 'live', 'taken back'],
		},
		/** See releases/release-items.ts. */
		{ name: 'items', type: 'json', required: true },
		/** Result of the last check; null before the first one and after a change. */
		{ name: 'problems', type: 'json' },
		{ name: 'checkedAt', type: 'date' },
		{ name: 'maker', type: 'number', required: true },
		{ name: 'makerName', type: 'text', required: true },
		/** The second person who approved its present content. */
		{ name: 'approver', type: 'number' },
		{ name: 'approverName', type: 'text' },
		{ name: 'approvedAt', type: 'date' },
		{ name: 'at', type: 'date', index: true },
		{ name: 'timeZone', type: 'text' },
		{ name: 'planner', type: 'number' },
		{ name: 'plannerName', type: 'text' },
		/** Why its publication failed. */
		{ name: 'failure', type: 'textarea' },
		{ name: 'liveAt', type: 'date' },
		{ name: 'liveBy', type: 'text' },
		{ name: 'takenBackAt', type: 'date' },
		{ name: 'takenBackBy', type: 'text' },
	],
};
