import { isPath } from '@site/contract/address';
import type { NavigationItem } from '@site/contract/settings';
import type { TextFieldSingleValidation } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { asStored, formOnly, list, text, words } from '../fields/field.ts';
import { filled } from '../fields/filled.ts';
import type { GlobalPart } from '../mapping/part.ts';
import { idOf } from '../mapping/words.ts';

const isWritten = filled(isPath, { en: 'Starts with one / and has no spaces.', zh: '以一个 / 开头，不含空格。' });

/** A chosen page needs no address. */
const validateUrl: TextFieldSingleValidation = (value, options) =>
	Boolean((options.siblingData as { page?: unknown }).page) || isWritten(value, options);

const url = text({
	label: { en: 'Page', zh: '页面' },
	help: {
		en: 'Starts with /. The item that starts with /product gets the product categories below it. Not needed where a free page is chosen.',
		zh: '以 / 开头。以 /product 开头的菜单项下会列出产品类别。选择了自由页面时无需填写。',
	},
	admin: { condition: (_, { page }) => !page },
	validate: validateUrl,
});

const items = list<Omit<NavigationItem, 'id'>>(
	{
		label: { en: 'Items', zh: '菜单项' },
		minRows: 1,
		required: true,
		singular: { en: 'Menu item', zh: '菜单项' },
		plural: { en: 'Menu items', zh: '菜单项' },
		admin: {
			initCollapsed: true,
			components: {
				RowLabel: {
					path: '/src/blocks/section-label.tsx#SectionLabel',
					clientProps: { name: { en: 'Menu item', zh: '菜单项' } },
				},
			},
		},
	},
	{
		name: words({ label: { en: 'Name', zh: '名称' }, required: true }),
		url: {
			...url,
			read: ({ page, url }, _, { pageAddress }) =>
				page ? (pageAddress(idOf(asStored(page))) ?? '/') : (asStored<string | null>(url) ?? ''),
		},
		_page: formOnly({
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
		}),
	},
);

export const navigation: GlobalPart<'navigation', 'navigation'> = {
	part: 'navigation',
	global: 'navigation',
	config: {
		slug: 'navigation',
		label: { en: 'Menu', zh: '菜单' },
		access: globalAccess(),
		versions: { max: 100 },
		admin: { group: { en: 'Site', zh: '网站' }, hidden: hiddenExceptFor('editor') },
		fields: items.form('items'),
	},
	madeOf: ['free-pages'],
	names: { '*': 'items.*', '': 'items' },
	toSnapshot: (doc, pictures) => items.read(doc, 'items', pictures).map((item, index) => ({ id: index + 1, ...item })),
	fromSample: (rows, pictures) => items.write(rows, 'items', pictures),
};
