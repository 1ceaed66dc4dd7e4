import type { CollectionConfig } from 'payload';
import { nobody, only } from '../access/roles.ts';
import { missingFile } from '../media/missing-file.ts';
import { settings } from '../settings.ts';

/** Photos of reports: outside anything served, read only through the access rule, and kept like the reports. */
export const reportPhotos: CollectionConfig = {
	slug: 'report-photos',
	labels: {
		singular: { en: 'Photo of a report', zh: '报告照片' },
		plural: { en: 'Photos of reports', zh: '报告照片' },
	},
	access: { read: only('quality'), create: nobody, update: nobody, delete: nobody },
	disableDuplicate: true,
	admin: { group: { en: 'Quality', zh: '质量' }, useAsTitle: 'originalName', hidden: true },
	upload: {
		staticDir: settings.folders['report-photos'],
		handlers: missingFile('report-photos'),
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
