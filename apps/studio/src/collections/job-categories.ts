import { defineContent } from './define-content.ts';
import { named, nameField } from './named-collection.ts';

export const jobCategories = defineContent('jobCategories', 'job-categories', {
	...named({
		singular: { en: 'Job category', zh: '职位类别' },
		plural: { en: 'Job categories', zh: '职位类别' },
		group: { en: 'Careers', zh: '招聘' },
		description: { en: 'The departments that visitors filter jobs by.', zh: '访客用来筛选职位的部门。' },
	}),
	by: ['recruiter'],
	fields: { name: nameField() },
});
