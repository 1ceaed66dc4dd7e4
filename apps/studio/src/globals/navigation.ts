import type { GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';

export const navigation: GlobalConfig = {
	slug: 'navigation',
	label: 'Menu',
	access: globalAccess(),
	versions: { max: 20 },
	admin: { group: 'Site', hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'items',
			type: 'array',
			minRows: 1,
			required: true,
			labels: { singular: 'Menu item', plural: 'Menu items' },
			fields: [
				words('name', { label: 'Name', required: true }),
				{
					name: 'url',
					type: 'text',
					label: 'Page',
					required: true,
					admin: {
						description: 'Starts with /. The item that starts with /product gets the product categories below it.',
					},
					validate: (value: unknown) => (typeof value === 'string' && value.startsWith('/')) || 'Starts with /.',
				},
			],
		},
	],
};
