import type { GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { words } from '../fields/words.ts';
import { bannerActionLabels } from './banner-action-labels.ts';

export const home: GlobalConfig = {
	slug: 'home',
	label: 'Home: notice and banners',
	access: globalAccess(),
	versions: { drafts: { schedulePublish: true }, max: 20 },
	admin: {
		group: 'Pages',
		description:
			'The line above the home page and its five banners. The sections below them are the page ‘home’ under Pages.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'notice',
			type: 'group',
			label: 'Notice bar',
			fields: [
				words('text', { label: 'Text', required: true }),
				{ name: 'code', type: 'text', label: 'Discount code' },
				{
					name: 'links',
					type: 'array',
					fields: [words('label', { label: 'Words', required: true }), target()],
				},
			],
		},
		{
			name: 'banners',
			type: 'array',
			minRows: 5,
			maxRows: 5,
			required: true,
			fields: [
				words('eyebrow', { label: 'Small line above the title' }),
				words('title', { label: 'Title', required: true }),
				words('text', { label: 'Text', long: true }),
				picture(),
				{
					name: 'buttons',
					type: 'array',
					minRows: 1,
					fields: [
						words('label', { label: 'Words on the button', required: true }),
						{ name: 'code', type: 'select', label: 'Leads to', required: true, options: bannerActionLabels },
					],
				},
			],
		},
	],
};
