import { named } from '../mapping/named.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { namedCollection } from './named-collection.ts';

export const jobLocations = namedCollection({
	slug: 'job-locations',
	singular: { en: 'Job location', zh: '工作地点' },
	plural: { en: 'Job locations', zh: '工作地点' },
	group: { en: 'Careers', zh: '招聘' },
	description: { en: 'The places that visitors filter jobs by.', zh: '访客用来筛选职位的地点。' },
	by: ['recruiter'],
	fields: [
		{
			name: 'country',
			type: 'text',
			label: { en: 'Country', zh: '国家或地区' },
			maxLength: 2,
			admin: {
				description: {
					en: 'Two letters, such as US. Search engines list a job by it.',
					zh: '两个字母，例如 US。搜索引擎据此列出职位。',
				},
			},
		},
		{
			name: 'remote',
			type: 'checkbox',
			label: { en: 'Work from anywhere in the country', zh: '可在该国任何地方工作' },
			defaultValue: false,
		},
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
