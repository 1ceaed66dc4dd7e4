import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';

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

export const jobLocationsPart: CollectionPart<'jobLocations', 'job-locations'> = {
	collection: 'job-locations',
	sort: '_order',
	...named,
};
