import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { missingFile } from '../media/missing-file.ts';
import { settings } from '../settings.ts';

/** Files of applicants: outside anything served, read only through the access rule. */
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
	upload: {
		staticDir: settings.folders.resumes,
		handlers: missingFile('resumes'),
		allowRestrictedFileTypes: true,
		modifyResponseHeaders: ({ headers }) => {
			headers.set('Content-Disposition', 'attachment');
			headers.set('X-Content-Type-Options', 'nosniff');
			headers.set('Cache-Control', 'private, no-store');
			return headers;
		},
	},
	fields: [
		{ name: 'uploadId', type: 'text', required: true, unique: true, admin: { hidden: true } },
		{ name: 'originalName', type: 'text', label: { en: 'File name', zh: '文件名' }, admin: { readOnly: true } },
	],
};
