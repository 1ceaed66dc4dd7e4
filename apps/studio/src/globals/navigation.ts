import { isPath } from '@site/contract/address';
import type { GlobalConfig, TextFieldSingleValidation } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { filled } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { idOf, text } from '../snapshot/words.ts';

const isWritten = filled(isPath, 'Starts with one / and has no spaces.');

/** A chosen page says where it is itself. */
const validateUrl: TextFieldSingleValidation = (value, options) =>
	Boolean((options.siblingData as { page?: unknown }).page) || isWritten(value, options);

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
			admin: {
				initCollapsed: true,
				components: {
					RowLabel: { path: '/src/blocks/section-label.tsx#SectionLabel', clientProps: { name: 'Menu item' } },
				},
			},
			fields: [
				words('name', { label: 'Name', required: true }),
				{
					name: 'url',
					type: 'text',
					label: 'Page',
					admin: {
						description:
							'Starts with /. The item that starts with /product gets the product categories below it. Not needed where a free page is chosen.',
						condition: (_, { page }) => !page,
					},
					validate: validateUrl,
				},
				{
					name: 'page',
					type: 'relationship',
					relationTo: 'free-pages',
					label: 'Or a free page',
					admin: { description: 'The item follows the page when its address changes.' },
				},
			],
		},
	],
};

export const navigationPart: GlobalPart<'navigation', 'navigation'> = {
	global: 'navigation',
	madeOf: ['free-pages'],
	names: { '*': 'items.*', '': 'items' },
	toSnapshot: ({ items }, pictures) =>
		(items ?? []).map(({ name, nameCn, url, page }, index) => ({
			id: index + 1,
			name: text(name, nameCn),
			url: page ? (pictures.pageAddress(idOf(page)) ?? '/') : (url ?? ''),
		})),
	fromSample: (items) => ({ items: items.map(({ name, url }) => ({ ...pair('name', name), url })) }),
};
