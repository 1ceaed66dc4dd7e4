import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { namedCollection } from './named-collection.ts';

export const jobCategories = namedCollection({
	slug: 'job-categories',
	singular: 'Job category',
	plural: 'Job categories',
	group: 'Careers',
	description: 'The departments that visitors filter jobs by.',
	by: ['recruiter'],
});

export const jobCategoriesPart: CollectionPart<'jobCategories', 'job-categories'> = {
	collection: 'job-categories',
	sort: '_order',
	...named,
};
