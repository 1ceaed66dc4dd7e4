import { specificationKeys } from '@site/contract/specifications';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { ownDocumentsField } from '../fields/own-documents.ts';
import { picture } from '../fields/picture.ts';
import { fromTheme, theme, themeField } from '../fields/product-theme.ts';
import { fromResultGuide, resultGuide, resultGuideField } from '../fields/result-guide.ts';
import { richWords } from '../fields/rich-words.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { nameOfCopy, usedOnce } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { previewOf } from '../preview/preview-of.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, idsOf, richText, text } from '../snapshot/words.ts';
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
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: usedOnce('reference', () => true),
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
						{
							name: 'gallery',
							type: 'upload',
							relationTo: 'pictures',
							hasMany: true,
							label: 'More pictures',
							admin: { description: 'Shown beside the first on the product’s page: a close-up, what is in the box.' },
						},
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
						ownDocumentsField,
						{
							name: 'films',
							type: 'relationship',
							relationTo: 'films',
							hasMany: true,
							admin: { description: 'Shown in a tab ‘Videos’ behind the others.' },
						},
					],
				},
				{
					label: 'Result guide',
					description: 'Only for tests that are read by their lines: the site draws what each result looks like.',
					fields: [resultGuideField],
				},
				{
					label: 'Themed page',
					description: 'Only for products with a themed page of their own. Leave parts empty to leave them out.',
					fields: [themeField],
				},
				{ label: 'Search engines', fields: searchEnginesFields },
			],
		},
	],
};

export const productsPart: CollectionPart<'products', 'products'> = {
	collection: 'products',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		reference: doc.reference,
		title: text(doc.title, doc.titleCn),
		...searchEngines(doc),
		categoryId: idOf(doc.category),
		certificationIds: idsOf(doc.certifications),
		testTypeIds: idsOf(doc.testTypes),
		picture: pictures.need(idOf(doc.picture)),
		gallery: idsOf(doc.gallery).map(pictures.need),
		content: richText(doc.content, doc.contentCn, pictures.find),
		specifications: (doc.specifications ?? []).map(({ key, value, valueCn }) => ({ key, value: text(value, valueCn) })),
		resources: (doc.resources ?? []).map((resource, index) => ({
			id: doc.id * 100 + index + 1,
			title: text(resource.title, resource.titleCn),
			content: richText(resource.content, resource.contentCn, pictures.find),
		})),
		documents: (doc.documents ?? []).map(({ kind, language, document }) => ({
			kind,
			language,
			documentId: idOf(document),
		})),
		filmIds: idsOf(doc.films),
		buyUrl: doc.buyUrl ?? '',
		resultGuide: resultGuide(doc.resultGuide),
		theme: doc.theme?.enabled ? theme(doc.theme, pictures) : null,
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		slug: item.slug,
		reference: item.reference,
		...pair('title', item.title),
		...fromSearchEngines(item),
		category: item.categoryId,
		certifications: item.certificationIds,
		testTypes: item.testTypeIds,
		picture: pictures(item.picture),
		gallery: item.gallery.map(pictures),
		...richPair('content', item.content),
		specifications: item.specifications.map(({ key, value }) => ({ key, ...pair('value', value) })),
		resources: item.resources.map(({ title, content }) => ({
			...pair('title', title),
			...richPair('content', content),
		})),
		documents: item.documents.map(({ kind, language, documentId }) => ({ kind, language, document: documentId })),
		films: item.filmIds,
		buyUrl: item.buyUrl,
		resultGuide: fromResultGuide(item.resultGuide),
		theme: item.theme ? fromTheme(item.theme, pictures) : { enabled: false },
		_status: 'published',
	}),
};
