import type { CollectionConfig } from 'payload';
import { nobody, only, overseers } from '../access/roles.ts';

/** Changes of regulated fields with their approvals. Only approval/ writes them. */
export const proposals: CollectionConfig = {
	slug: 'proposals',
	labels: { singular: { en: 'Proposal', zh: '变更申请' }, plural: { en: 'Proposals', zh: '变更申请' } },
	access: { read: only('editor', ...overseers), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true, useAsTitle: 'title' },
	fields: [
		{ name: 'kind', type: 'text', required: true, index: true },
		{ name: 'item', type: 'number', required: true, index: true },
		{ name: 'title', type: 'text', required: true },
		/** The item is not published yet: all of it waits. */
		{ name: 'isNew', type: 'checkbox', defaultValue: false },
		/** Proposed values by field. */
		{ name: 'values', type: 'json', required: true },
		/** Readable list of the changes: values before and after. */
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
