import { checkbox, or, text } from '../fields/field.ts';
import { defineContent } from './define-content.ts';
import { named, nameField } from './named-collection.ts';

const country = or(
	undefined,
	text({
		label: { en: 'Country', zh: '国家或地区' },
		maxLength: 2,
		help: {
			en: 'Two letters, such as US. Search engines list a job by it.',
			zh: '两个字母，例如 US。搜索引擎据此列出职位。',
		},
	}),
);

export const jobLocations = defineContent('jobLocations', 'job-locations', {
	...named({
		singular: { en: 'Job location', zh: '工作地点' },
		plural: { en: 'Job locations', zh: '工作地点' },
		group: { en: 'Careers', zh: '招聘' },
		description: { en: 'The places that visitors filter jobs by.', zh: '访客用来筛选职位的地点。' },
	}),
	by: ['recruiter'],
	fields: {
		name: nameField(),
		country: { ...country, read: (...from) => country.read(...from)?.toUpperCase() },
		remote: checkbox({ label: { en: 'Work from anywhere in the country', zh: '可在该国任何地方工作' } }),
	},
});
