import { type EmploymentType, employmentTypes } from '@site/contract/careers';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, idsOf, richText, text } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';
import { draftContent } from './draft-content.ts';

const employmentLabels: Record<EmploymentType, Said> = {
	'full-time': { en: 'Full-time', zh: '全职' },
	'part-time': { en: 'Part-time', zh: '兼职' },
	temporary: { en: 'Temporary', zh: '临时' },
	internship: { en: 'Internship', zh: '实习' },
};

export const jobs: CollectionConfig = {
	slug: 'jobs',
	labels: { singular: { en: 'Job', zh: '职位' }, plural: { en: 'Jobs', zh: '职位' } },
	access: contentAccess('recruiter'),
	defaultSort: '-postedOn',
	...draftContent,
	admin: {
		group: { en: 'Careers', zh: '招聘' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'category', 'locations', 'postedOn', '_status'],
		listSearchableFields: ['title', 'titleCn'],
		description: {
			en: 'Unpublish a job to take it off the site and keep it here.',
			zh: '取消发布即可将职位从网站撤下，同时保留在这里。',
		},
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	fields: [
		words('title', { label: { en: 'Job title', zh: '职位名称' }, required: true }),
		richWords('content', { label: { en: 'Description', zh: '描述' }, required: true }),
		{
			name: 'category',
			type: 'relationship',
			label: { en: 'Category', zh: '类别' },
			relationTo: 'job-categories',
			required: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'locations',
			type: 'relationship',
			label: { en: 'Locations', zh: '地点' },
			relationTo: 'job-locations',
			hasMany: true,
			required: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'applications',
			type: 'ui',
			admin: {
				position: 'sidebar',
				disableListColumn: true,
				components: { Field: '/src/desk/applications/job-applications.tsx#JobApplications' },
			},
		},
		day('postedOn', { label: { en: 'Posted on', zh: '发布日期' }, sidebar: true }),
		{
			name: 'employment',
			type: 'select',
			label: { en: 'Employment', zh: '雇佣形式' },
			defaultValue: 'full-time',
			options: employmentTypes.map((value) => ({ label: employmentLabels[value], value })),
			admin: { position: 'sidebar' },
		},
	],
};

export const jobsPart: CollectionPart<'jobs', 'jobs'> = {
	collection: 'jobs',
	sort: '-postedOn',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		title: text(doc.title, doc.titleCn),
		content: richText(doc.content, doc.contentCn, pictures.find),
		categoryId: idOf(doc.category),
		locationIds: idsOf(doc.locations),
		postedOn: dayOf(doc.postedOn),
		employment: doc.employment ?? null,
	}),
	fromSample: (item) => ({
		id: item.id,
		...pair('title', item.title),
		...richPair('content', item.content),
		category: item.categoryId,
		locations: item.locationIds,
		postedOn: noon(item.postedOn),
		employment: item.employment,
		_status: 'published',
	}),
};
