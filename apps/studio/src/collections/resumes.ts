import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { visitorsFile } from '../media/visitors-file.ts';

/** Files of applicants: never in a public folder, readable only through the access rule. */
export const resumes: CollectionConfig = {
	slug: 'resumes',
	labels: { singular: { en: 'Résumé', zh: '简历' }, plural: { en: 'Résumés', zh: '简历' } },
	access: { read: only('recruiter'), create: nobody, update: nobody, delete: only('recruiter') },
	disableDuplicate: true,
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'originalName',
		defaultColumns: ['originalName', 'filesize', 'createdAt'],
		hidden: hiddenExceptFor('recruiter'),
	},
	...visitorsFile('resumes'),
};
