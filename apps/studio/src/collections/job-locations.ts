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
	fields: [
		{
			name: 'country',
			type: 'text',
			maxLength: 2,
			admin: { description: 'Two letters, such as US. Search engines list a job by it.' },
		},
		{ name: 'remote', type: 'checkbox', label: 'Work from anywhere in the country', defaultValue: false },
	],
});

export const jobLocationsPart: CollectionPart<'jobLocations', 'job-locations'> = {
	collection: 'job-locations',
	sort: '_order',
	toSnapshot: (doc) => ({
		...named.toSnapshot(doc),
		country: doc.country?.toUpperCase(),
		remote: doc.remote ?? false,
	}),
	fromSample: (item) => ({ ...named.fromSample(item), country: item.country ?? null, remote: item.remote }),
};
