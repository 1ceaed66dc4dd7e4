import type { CollectionConfig } from 'payload';
import { settings } from '../settings.ts';
import { missingFile } from './missing-file.ts';

/** A file from a visitor: never shown within the studio, and never cached. */
export const visitorsFile = (slug: 'resumes' | 'report-photos'): Pick<CollectionConfig, 'upload' | 'fields'> => ({
	upload: {
		staticDir: settings.folders[slug],
		handlers: missingFile(slug),
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
});
