import { isPath } from '@site/contract/address';
import type { GlobalConfig, TextFieldSingleValidation } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { filled } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { GlobalPart } from '../mapping/part.ts';
import { idOf, text } from '../mapping/words.ts';

const isWritten = filled(isPath, { en: 'Starts with one / and has no spaces.', zh: '以一个 / 开头，不含空格。' });

/** A chosen page says where it is itself. */
const validateUrl: TextFieldSingleValidation = (value, options) =>
	Boolean((options.siblingData as { page?: unknown }).page) || isWritten(value, options);

export const navigation: GlobalConfig = {
	slug: 'navigation',
	label: { en: 'Menu', zh: '菜单' },
	access: globalAccess(),
	versions: { max: 100 },
	admin: { group: { en: 'Site', zh: '网站' }, hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'items',
			type: 'array',
			label: { en: 'Items', zh: '菜单项' },
			minRows: 1,
			required: true,
			labels: { singular: { en: 'Menu item', zh: '菜单项' }, plural: { en: 'Menu items', zh: '菜单项' } },
			admin: {
				initCollapsed: true,
				components: {
					RowLabel: {
						path: '/src/blocks/section-label.tsx#SectionLabel',
						clientProps: { name: { en: 'Menu item', zh: '菜单项' } },
					},
				},
			},
			fields: [
				words('name', { label: { en: 'Name', zh: '名称' }, required: true }),
				{
					name: 'url',
					type: 'text',
					label: { en: 'Page', zh: '页面' },
					admin: {
						description: {
							en: 'Starts with /. The item that starts with /product gets the product categories below it. Not needed where a free page is chosen.',
							zh: '以 / 开头。以 /product 开头的菜单项下会列出产品类别。选择了自由页面时无需填写。',
						},
						condition: (_, { page }) => !page,
					},
					validate: validateUrl,
				},
				{
					name: 'page',
					type: 'relationship',
					relationTo: 'free-pages',
					label: { en: 'Or a free page', zh: '或自由页面' },
					admin: {
						description: {
							en: 'The item follows the page when its address changes.',
							zh: '页面地址变更时，菜单项随之变更。',
						},
					},
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
