import { type Tint, tints } from '@site/contract/catalogue';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, optionalText, text } from '../snapshot/words.ts';

const tintNames: Record<Tint, string> = {
	teal: 'Teal',
	ochre: 'Ochre',
	plum: 'Plum',
	rose: 'Rose',
	slate: 'Slate',
	coral: 'Coral',
	indigo: 'Indigo',
	sage: 'Sage',
	sky: 'Sky blue',
};

export const categories: CollectionConfig = {
	slug: 'categories',
	labels: { singular: 'Product category', plural: 'Product categories' },
	access: contentAccess(),
	orderable: true,
	trash: true,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'name',
		defaultColumns: ['name', 'parent', 'slug'],
		description:
			'Product areas and what belongs to them. They fill the menu and the filters; drag them into their order.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		words('name', { label: 'Name', required: true }),
		words('description', { label: 'Description', long: true, help: 'Shown above the products of this category.' }),
		picture('picture', { required: false }),
		slug('/product/…'),
		{
			name: 'parent',
			type: 'relationship',
			relationTo: 'categories',
			label: 'Belongs to',
			filterOptions: { parent: { exists: false } },
			admin: { position: 'sidebar', description: 'Empty for a top-level category. Two levels at most.' },
		},
		{
			name: 'tint',
			type: 'select',
			label: 'Color',
			options: tints.map((value) => ({ value, label: tintNames[value] })),
			admin: {
				position: 'sidebar',
				description: 'Of the area, on the heads of its lists and products and in the menu. Without one: teal.',
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
