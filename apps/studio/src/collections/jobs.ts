import type { EmploymentType } from '@site/contract/careers';
import { choice, day, note, or, relation, relations, rich, words } from '../fields/field.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const employmentLabels: Record<EmploymentType, Said> = {
	'full-time': { en: 'Full-time', zh: '全职' },
	'part-time': { en: 'Part-time', zh: '兼职' },
	temporary: { en: 'Temporary', zh: '临时' },
	internship: { en: 'Internship', zh: '实习' },
};

export const jobs = defineContent('jobs', 'jobs', {
	labels: { singular: { en: 'Job', zh: '职位' }, plural: { en: 'Jobs', zh: '职位' } },
	by: ['recruiter'],
	defaultSort: '-postedOn',
	drafts: true,
	sort: '-postedOn',
	admin: {
		group: { en: 'Careers', zh: '招聘' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'category', 'locations', 'postedOn', '_status'],
		listSearchableFields: ['title', 'titleCn'],
		description: {
			en: 'Unpublish a job to take it off the site and keep it here.',
			zh: '取消发布即可将职位从网站撤下，同时保留在这里。',
		},
	},
	fields: {
		title: words({ label: { en: 'Job title', zh: '职位名称' }, required: true }),
		content: rich({ label: { en: 'Description', zh: '描述' }, required: true }),
		categoryId: relation('job-categories', {
			stored: 'category',
			label: { en: 'Category', zh: '类别' },
			required: true,
			sidebar: true,
		}),
		locationIds: relations('job-locations', {
			stored: 'locations',
			label: { en: 'Locations', zh: '地点' },
			required: true,
			sidebar: true,
		}),
		_applications: note('applications', '/src/desk/applications/job-applications.tsx#JobApplications', {
			sidebar: true,
		}),
		postedOn: day({ label: { en: 'Posted on', zh: '发布日期' }, sidebar: true, isToday: true }),
		employment: or(
			null,
			choice(employmentLabels, {
				label: { en: 'Employment', zh: '雇佣形式' },
				defaultValue: 'full-time',
				sidebar: true,
			}),
		),
	},
});
