import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';

export const jobLocations: CollectionConfig = {
	slug: 'job-locations',
	labels: { singular: 'Job location', plural: 'Job locations' },
	access: contentAccess('recruiter'),
	orderable: true,
	trash: true,
	admin: {
		group: 'Careers',
		useAsTitle: 'name',
		description: 'The places that visitors filter jobs by.',
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	fields: [words('name', { label: 'Name', required: true })],
};
