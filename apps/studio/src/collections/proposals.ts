import type { CollectionConfig } from 'payload';
import { nobody, only, overseers } from '../access/roles.ts';

/** Changes of regulated fields that wait for a second person, or did. Made and decided by approval/ alone. */
export const proposals: CollectionConfig = {
	slug: 'proposals',
	labels: { singular: { en: 'Proposal', zh: '变更申请' }, plural: { en: 'Proposals', zh: '变更申请' } },
	access: { read: only('editor', ...overseers), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true, useAsTitle: 'title' },
	fields: [
		{ name: 'kind', type: 'text', required: true, index: true },
		{ name: 'item', type: 'number', required: true, index: true },
		{ name: 'title', type: 'text', required: true },
		/** The item was not on the site before: all of it waits. */
		{ name: 'isNew', type: 'checkbox', defaultValue: false },
		/** The fields with the values that are proposed. */
		{ name: 'values', type: 'json', required: true },
		/** The same before and after, for people. */
		{ name: 'changes', type: 'json', required: true },
		{ name: 'proposer', type: 'number', required: true },
		{ name: 'proposerName', type: 'text', required: true },
		{
			name: 'state',
			type: 'select',
			required: true,
			index: true,
			options: ['waiting', 'approved', 'refused', 'taken back'],
		},
		{ name: 'comment', type: 'textarea' },
		{ name: 'decidedBy', type: 'text' },
		{ name: 'decidedAt', type: 'date' },
	],
};
