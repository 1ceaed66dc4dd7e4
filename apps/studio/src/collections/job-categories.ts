import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';

export const jobCategories: CollectionConfig = {
	slug: 'job-categories',
	labels: { singular: 'Job category', plural: 'Job categories' },
	access: contentAccess('recruiter'),
	orderable: true,
	trash: true,
	admin: {
		group: 'Careers',
		useAsTitle: 'name',
		description: 'The departments that visitors filter jobs by.',
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	fields: [words('name', { label: 'Name', required: true })],
};

export const jobCategoriesPart: CollectionPart<'jobCategories', 'job-categories'> = {
	collection: 'job-categories',
	sort: '_order',
	...named,
};
