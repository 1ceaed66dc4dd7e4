import type { Tint } from '@site/contract/catalogue';
import { choice, or, pictureOr, slug, words } from '../fields/field.ts';
import { parent } from '../fields/parent.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const tintNames: Record<Tint, Said> = {
	teal: { en: 'Teal', zh: '青色' },
	ochre: { en: 'Ochre', zh: '赭色' },
	plum: { en: 'Plum', zh: '梅红' },
	rose: { en: 'Rose', zh: '玫瑰红' },
	slate: { en: 'Slate', zh: '石板灰' },
	coral: { en: 'Coral', zh: '珊瑚色' },
	indigo: { en: 'Indigo', zh: '靛蓝' },
	sage: { en: 'Sage', zh: '鼠尾草绿' },
	sky: { en: 'Sky blue', zh: '天蓝' },
};

const tint = or(
	undefined,
	choice(tintNames, {
		label: { en: 'Color', zh: '颜色' },
		help: {
			en: 'Of the area, on the heads of its lists and products and in the menu. Without one: teal.',
			zh: '该领域的颜色，用于列表和产品的页头以及菜单。不选则为青色。',
		},
		sidebar: true,
		admin: { condition: ({ parent }) => !parent },
	}),
);

export const categories = defineContent('categories', 'categories', {
	labels: {
		singular: { en: 'Product category', zh: '产品类别' },
		plural: { en: 'Product categories', zh: '产品类别' },
	},
	orderable: true,
	trash: true,
	sort: '_order',
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'picture', 'parent', 'slug'],
		description: {
			en: 'Product areas and what belongs to them. They fill the menu and the filters; drag them into their order.',
			zh: '产品领域及其下属类别。它们构成菜单和筛选条件；拖动即可排序。',
		},
	},
	fields: {
		name: words({ label: { en: 'Name', zh: '名称' }, required: true }),
		description: or(
			undefined,
			words({
				label: { en: 'Description', zh: '描述' },
				long: true,
				help: { en: 'Shown above the products of this category.', zh: '显示在该类别产品的上方。' },
			}),
		),
		picture: pictureOr(undefined),
		slug: slug('/product/…'),
		parentId: parent('categories', { en: 'category', zh: '类别' }),
		// A subcategory takes the color of its parent.
		tint: { ...tint, read: (doc, ...from) => (doc.parent ? undefined : tint.read(doc, ...from)) },
	},
});
