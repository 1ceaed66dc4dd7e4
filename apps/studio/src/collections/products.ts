import { specificationKeys } from '@site/contract/specifications';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { productTheme } from '../fields/product-theme.ts';
import { richWords } from '../fields/rich-words.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { previewOf } from '../preview/preview-of.ts';
import { draftContent } from './draft-content.ts';

const specificationLabels: Record<(typeof specificationKeys)[number], string> = {
	specimen: 'Specimen',
	timeToResult: 'Time to result',
	method: 'Method',
	setting: 'Setting',
	packSize: 'Pack size',
	storage: 'Storage',
	shelfLife: 'Shelf life',
};

export const products: CollectionConfig = {
	slug: 'products',
	labels: { singular: 'Product', plural: 'Products' },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'title',
		defaultColumns: ['title', 'reference', 'category', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'reference', 'slug'],
		hidden: hiddenExceptFor('editor'),
		...previewOf('product'),
	},
	fields: [
		slug('/products/…'),
		{
			name: 'reference',
			type: 'text',
			label: 'Catalogue number',
			required: true,
			unique: true,
			admin: { position: 'sidebar', description: 'What buyers quote.' },
		},
		{
			name: 'category',
			type: 'relationship',
			relationTo: 'categories',
			required: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'certifications',
			type: 'relationship',
			relationTo: 'certifications',
			hasMany: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'testTypes',
			type: 'relationship',
			relationTo: 'test-types',
			hasMany: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'buyUrl',
			type: 'text',
			label: 'Buy Now leads to',
			admin: { position: 'sidebar', description: 'Empty: the product is not sold online and has no Buy Now button.' },
		},
		{
			type: 'tabs',
			tabs: [
				{
					label: 'Product',
					fields: [
						words('title', { label: 'Title', required: true }),
						picture(),
						richWords('content', { label: 'Text', required: true }),
						{
							name: 'specifications',
							type: 'array',
							labels: { singular: 'Specification', plural: 'Specifications' },
							fields: [
								{
									name: 'key',
									type: 'select',
									label: 'Property',
									required: true,
									options: specificationKeys.map((key) => ({ label: specificationLabels[key], value: key })),
								},
								words('value', { label: 'Value', required: true }),
							],
						},
					],
				},
				{
					label: 'Downloadable resources',
					description: 'The tabs under ‘Downloadable Resources’; the first is open.',
					fields: [
						{
							name: 'resources',
							type: 'array',
							labels: { singular: 'Resource tab', plural: 'Resource tabs' },
							fields: [words('title', { label: 'Title', required: true }), richWords('content', { label: 'Text' })],
						},
					],
				},
				{
					label: 'Themed page',
					description: 'Only for products with a themed page of their own. Leave parts empty to leave them out.',
					fields: [productTheme],
				},
				{ label: 'Search engines', fields: searchEngines },
			],
		},
	],
};
