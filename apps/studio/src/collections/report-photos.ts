import type { CollectionConfig } from 'payload';
import { nobody, only } from '../access/roles.ts';
import { visitorsFile } from '../media/visitors-file.ts';

/** Photos of reports: never in a public folder, readable only through the access rule, and kept like the reports. */
export const reportPhotos: CollectionConfig = {
	slug: 'report-photos',
	labels: {
		singular: { en: 'Photo of a report', zh: '报告照片' },
		plural: { en: 'Photos of reports', zh: '报告照片' },
	},
	access: { read: only('quality'), create: nobody, update: nobody, delete: nobody },
	disableDuplicate: true,
	admin: { group: { en: 'Quality', zh: '质量' }, useAsTitle: 'originalName', hidden: true },
	...visitorsFile('report-photos'),
};
