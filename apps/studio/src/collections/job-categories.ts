import { named } from '../mapping/named.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { namedCollection } from './named-collection.ts';

export const jobCategories = namedCollection({
	slug: 'job-categories',
	singular: { en: 'Job category', zh: '职位类别' },
	plural: { en: 'Job categories', zh: '职位类别' },
	group: { en: 'Careers', zh: '招聘' },
	description: { en: 'The departments that visitors filter jobs by.', zh: '访客用来筛选职位的部门。' },
	by: ['recruiter'],
});

export const jobCategoriesPart: CollectionPart<'jobCategories', 'job-categories'> = {
	collection: 'job-categories',
	sort: '_order',
	...named,
};
