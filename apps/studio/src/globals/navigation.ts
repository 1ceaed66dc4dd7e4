import { isPath } from '@site/contract/address';
import type { GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { filled } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';

export const navigation: GlobalConfig = {
	slug: 'navigation',
	label: 'Menu',
	access: globalAccess(),
	versions: { max: 100 },
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
					validate: filled(isPath, 'Starts with one / and has no spaces.'),
				},
			],
		},
	],
};

export const navigationPart: GlobalPart<'navigation', 'navigation'> = {
	global: 'navigation',
	names: { '*': 'items.*', '': 'items' },
	toSnapshot: ({ items }) =>
		(items ?? []).map(({ name, nameCn, url }, index) => ({ id: index + 1, name: text(name, nameCn), url })),
	fromSample: (items) => ({ items: items.map(({ name, url }) => ({ ...pair('name', name), url })) }),
};
