import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

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
		day('postedOn', { label: 'Posted on', sidebar: true }),
	],
};
