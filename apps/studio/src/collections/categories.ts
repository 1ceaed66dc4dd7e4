import { type Tint, tints } from '@site/contract/catalogue';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { parent } from '../fields/parent.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, optionalText, text } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';

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

export const categories: CollectionConfig = {
	slug: 'categories',
	labels: {
		singular: { en: 'Product category', zh: '产品类别' },
		plural: { en: 'Product categories', zh: '产品类别' },
	},
	access: contentAccess(),
	orderable: true,
	trash: true,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'picture', 'parent', 'slug'],
		description: {
			en: 'Product areas and what belongs to them. They fill the menu and the filters; drag them into their order.',
			zh: '产品领域及其下属类别。它们构成菜单和筛选条件；拖动即可排序。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		words('name', { label: { en: 'Name', zh: '名称' }, required: true }),
		words('description', {
			label: { en: 'Description', zh: '描述' },
			long: true,
			help: { en: 'Shown above the products of this category.', zh: '显示在该类别产品的上方。' },
		}),
		picture('picture', { required: false }),
		slug('/product/…'),
		parent('categories', { en: 'category', zh: '类别' }),
		{
			name: 'tint',
			type: 'select',
			label: { en: 'Color', zh: '颜色' },
			options: tints.map((value) => ({ value, label: tintNames[value] })),
			admin: {
				position: 'sidebar',
				description: {
					en: 'Of the area, on the heads of its lists and products and in the menu. Without one: teal.',
					zh: '该领域的颜色，用于列表和产品的页头以及菜单。不选则为青色。',
				},
				condition: ({ parent }) => !parent,
			},
		},
	],
};

export const categoriesPart: CollectionPart<'categories', 'categories'> = {
	collection: 'categories',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		name: text(doc.name, doc.nameCn),
		description: optionalText(doc.description, doc.descriptionCn),
		picture: doc.picture ? pictures.find(idOf(doc.picture)) : undefined,
		tint: (!doc.parent && doc.tint) || undefined,
		parentId: idOf(doc.parent) || null,
	}),
	fromSample: ({ id, slug, name, description, picture, tint, parentId }, pictures) => ({
		id,
		slug,
		...pair('name', name),
		...pair('description', description),
		picture: picture ? pictures(picture) : null,
		tint: tint ?? null,
		parent: parentId,
	}),
};
