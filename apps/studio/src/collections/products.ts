import { specificationKeys } from '@site/contract/specifications';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { fromIdentity, identity, identityFields } from '../fields/identity.ts';
import { fromOrderingOfProduct, ordering, orderingFields } from '../fields/ordering.ts';
import { referenceUsedOnce } from '../fields/pack-numbers.ts';
import { fromPerformance, performance, performanceFields } from '../fields/performance.ts';
import { picture } from '../fields/picture.ts';
import { fromTheme, theme, themeField } from '../fields/product-theme.ts';
import { fromResultGuide, resultGuide } from '../fields/result-guide.ts';
import { resultGuideField } from '../fields/result-guide-field.ts';
import { richWords } from '../fields/rich-words.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { nameOfCopy } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { previewOf } from '../preview/preview-of.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, idsOf, richText, text } from '../snapshot/words.ts';
import { regulatedContent } from './draft-content.ts';

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
	access: regulatedAccess,
	orderable: true,
	...regulatedContent,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'title',
		defaultColumns: ['title', 'reference', 'category', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'reference', 'slug'],
		hidden: hiddenExceptFor('editor'),
		...previewOf('product'),
	},
	fields: [
		{
			name: 'claims',
			type: 'ui',
			admin: { disableListColumn: true, components: { Field: '/src/publish/claims-note.tsx#ClaimsNote' } },
		},
		slug('/products/…'),
		{
			name: 'reference',
			type: 'text',
			label: 'Catalogue number',
			required: true,
			unique: true,
			admin: { position: 'sidebar', description: 'What buyers quote.' },
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: referenceUsedOnce,
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
					label: 'Packs and ordering',
					description:
						'What it is ordered by, what it is used with, whether it is still made, and what a buyer asks first.',
					fields: [...identityFields, ...orderingFields],
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
					label: 'Performance',
					description: 'How well it agrees with what it was compared with, and what else a laboratory asks.',
					fields: performanceFields,
				},
				{
					label: 'Result guide',
					description: 'How the test is read: the site draws what may be seen and says what it means.',
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
	madeOf: ['reusable-sections'],
	names: {
		'worksWith.*.productId': 'worksWith.*.product',
		'ordering.transport': 'transport',
		'theme.performance.targets.*.ppa': 'performance.targets.*.positivePercent',
		'theme.performance.targets.*.npa': 'performance.targets.*.negativePercent',
		'theme.performance': 'performance',
		'performance.targets.*.positive.agreed': 'performance.targets.*.positiveAgreed',
		'performance.targets.*.positive.total': 'performance.targets.*.positiveTotal',
		'performance.targets.*.positive.percent': 'performance.targets.*.positivePercent',
		'performance.targets.*.negative.agreed': 'performance.targets.*.negativeAgreed',
		'performance.targets.*.negative.total': 'performance.targets.*.negativeTotal',
		'performance.targets.*.negative.percent': 'performance.targets.*.negativePercent',
	},
	amongItself: ['worksWith', 'discontinued'],
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		reference: doc.reference,
		...identity(doc),
		ordering: ordering({ ...doc.ordering, transport: doc.transport, transportCn: doc.transportCn }),
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
		filmIds: idsOf(doc.films),
		buyUrl: doc.buyUrl ?? '',
		...performance(doc),
		resultGuide: resultGuide(doc.resultGuide),
		theme: doc.theme?.enabled ? theme(doc.theme, pictures) : null,
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		slug: item.slug,
		reference: item.reference,
		...fromIdentity(item),
		...fromOrderingOfProduct(item.ordering),
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
		films: item.filmIds,
		buyUrl: item.buyUrl,
		...fromPerformance(item),
		resultGuide: fromResultGuide(item.resultGuide),
		theme: item.theme ? fromTheme(item.theme, pictures) : { enabled: false },
		_status: 'published',
	}),
};
