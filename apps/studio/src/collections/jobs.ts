import { type EmploymentType, employmentTypes } from '@site/contract/careers';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { noon } from '../seed/noon.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, idsOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

const employmentLabels: Record<EmploymentType, string> = {
	'full-time': 'Full-time',
	'part-time': 'Part-time',
	temporary: 'Temporary',
	internship: 'Internship',
};

export const jobs: CollectionConfig = {
	slug: 'jobs',
	labels: { singular: 'Job', plural: 'Jobs' },
	access: contentAccess('recruiter'),
	defaultSort: '-postedOn',
	...draftContent,
	admin: {
		group: 'Careers',
		useAsTitle: 'title',
		defaultColumns: ['title', 'category', 'locations', 'postedOn', '_status'],
		listSearchableFields: ['title', 'titleCn'],
		description: 'Unpublish a job to take it off the site and keep it here.',
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	fields: [
		words('title', { label: 'Job title', required: true }),
		richWords('content', { label: 'Description', required: true }),
		{
			name: 'category',
			type: 'relationship',
			relationTo: 'job-categories',
			required: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'locations',
			type: 'relationship',
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
		day('postedOn', { label: 'Posted on', sidebar: true }),
		{
			name: 'employment',
			type: 'select',
			label: 'Employment',
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
