import { named } from '../snapshot/named.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { namedCollection } from './named-collection.ts';

export const jobLocations = namedCollection({
	slug: 'job-locations',
	singular: 'Job location',
	plural: 'Job locations',
	group: 'Careers',
	description: 'The places that visitors filter jobs by.',
	by: ['recruiter'],
});

export const jobLocationsPart: CollectionPart<'jobLocations', 'job-locations'> = {
	collection: 'job-locations',
	sort: '_order',
	...named,
};
