import type { CollectionConfig } from 'payload';
import { nobody, only } from '../access/roles.ts';

/** Deletions of personal data that the site must repeat. The address is removed once the site has confirmed. */
export const erasures: CollectionConfig = {
	slug: 'erasures',
	labels: {
		singular: { en: 'Deletion of a person', zh: '个人信息删除' },
		plural: { en: 'Deletions of persons', zh: '个人信息删除' },
	},
	access: { read: only(), create: nobody, update: nobody, delete: nobody },
	admin: { hidden: true },
	fields: [
		{ name: 'email', type: 'text' },
		{ name: 'references', type: 'text', hasMany: true },
		{ name: 'submissions', type: 'number', required: true },
		{ name: 'by', type: 'relationship', relationTo: 'users' },
		{ name: 'onSite', type: 'number', label: { en: 'Deleted on the site', zh: '已在网站上删除' } },
		{ name: 'doneAt', type: 'date', index: true },
		{ name: 'lastError', type: 'text' },
	],
};
