import { specificationKeys } from '@site/contract/specifications';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { fromIdentity, identity, identityFields } from '../fields/identity.ts';
import { fromOrderingOfProduct, ordering, orderingFields } from '../fields/ordering.ts';
import { referenceUsedOnce } from '../fields/pack-numbers.ts';
import { fromPerformance, performance, performanceFields } from '../fields/performance.ts';
import { picture } from '../fields/picture.ts';
import { fromResultGuide, resultGuide } from '../fields/result-guide.ts';
import { resultGuideField } from '../fields/result-guide-field.ts';
import { richWords } from '../fields/rich-words.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { nameOfCopy } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, idsOf, richText, text } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';
import { regulatedContent } from './draft-content.ts';
import { fromTheme, theme, themeField } from './product-theme.ts';

const specificationLabels: Record<(typeof specificationKeys)[number], Said> = {
	specimen: { en: 'Specimen', zh: '样本' },
	timeToResult: { en: 'Time to result', zh: '出结果时间' },
	method: { en: 'Method', zh: '方法' },
	setting: { en: 'Setting', zh: '使用场所' },
	packSize: { en: 'Pack size', zh: '包装规格' },
	storage: { en: 'Storage', zh: '储存条件' },
	shelfLife: { en: 'Shelf life', zh: '有效期' },
};

export const products: CollectionConfig = {
	slug: 'products',
	labels: { singular: { en: 'Product', zh: '产品' }, plural: { en: 'Products', zh: '产品' } },
	access: regulatedAccess,
	orderable: true,
	...regulatedContent,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'reference', 'category', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'reference', 'slug'],
		hidden: hiddenExceptFor('editor'),
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
			label: { en: 'Catalog number', zh: '货号' },
			required: true,
			unique: true,
			admin: { position: 'sidebar', description: { en: 'What buyers quote.', zh: '采购方引用的编号。' } },
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: referenceUsedOnce,
		},
		{
			name: 'category',
			type: 'relationship',
			label: { en: 'Category', zh: '类别' },
			relationTo: 'categories',
			required: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'certifications',
			type: 'relationship',
			label: { en: 'Certifications', zh: '认证' },
			relationTo: 'certifications',
			hasMany: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'testTypes',
			type: 'relationship',
			label: { en: 'Test Types', zh: '检测类型' },
			relationTo: 'test-types',
			hasMany: true,
			admin: { position: 'sidebar' },
		},
		{
			name: 'buyUrl',
			type: 'text',
			label: { en: 'Buy Now leads to', zh: '“立即购买”指向' },
			admin: {
				position: 'sidebar',
				description: {
					en: 'Empty: the product is not sold online and has no Buy Now button.',
					zh: '留空：该产品不在线销售，没有“立即购买”按钮。',
				},
			},
		},
		{
			type: 'tabs',
			tabs: [
				{
					label: { en: 'Product', zh: '产品' },
					fields: [
						words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
						picture(),
						{
							name: 'gallery',
							type: 'upload',
							relationTo: 'pictures',
							hasMany: true,
							label: { en: 'More pictures', zh: '更多图片' },
							admin: {
								description: {
									en: 'Shown beside the first on the product’s page: a close-up, what is in the box.',
									zh: '显示在产品页第一张图片旁：特写、包装内容。',
								},
							},
						},
						richWords('content', { label: { en: 'Text', zh: '正文' }, required: true }),
						{
							name: 'specifications',
							type: 'array',
							label: { en: 'Specifications', zh: '规格' },
							labels: { singular: { en: 'Specification', zh: '规格' }, plural: { en: 'Specifications', zh: '规格' } },
							fields: [
								{
									name: 'key',
									type: 'select',
									label: { en: 'Property', zh: '属性' },
									required: true,
									options: specificationKeys.map((key) => ({ label: specificationLabels[key], value: key })),
								},
								words('value', { label: { en: 'Value', zh: '值' }, required: true }),
							],
						},
					],
				},
				{
					label: { en: 'Packs and ordering', zh: '包装与订购' },
					description: {
						en: 'What it is ordered by, what it is used with, whether it is still made, and what a buyer asks first.',
						zh: '订购编号、配套使用、是否仍在生产，以及采购方首先会问的内容。',
					},
					fields: [...identityFields, ...orderingFields],
				},
				{
					label: { en: 'Downloadable resources', zh: '可下载资料' },
					description: {
						en: 'The tabs under ‘Downloadable Resources’; the first is open.',
						zh: '“可下载资料”下的标签页；第一个默认打开。',
					},
					fields: [
						{
							name: 'resources',
							type: 'array',
							label: { en: 'Resources', zh: '资料' },
							labels: {
								singular: { en: 'Resource tab', zh: '资料标签页' },
								plural: { en: 'Resource tabs', zh: '资料标签页' },
							},
							fields: [
								words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
								richWords('content', { label: { en: 'Text', zh: '正文' } }),
							],
						},
						{
							name: 'films',
							type: 'relationship',
							label: { en: 'Films', zh: '影片' },
							relationTo: 'films',
							hasMany: true,
							admin: {
								description: {
									en: 'Shown in a tab ‘Videos’ behind the others.',
									zh: '显示在其他标签页之后的“视频”标签页中。',
								},
							},
						},
					],
				},
				{
					label: { en: 'Performance', zh: '性能' },
					description: {
						en: 'How well it agrees with what it was compared with, and what else a laboratory asks.',
						zh: '与对照方法的符合程度，以及实验室会问的其他内容。',
					},
					fields: performanceFields,
				},
				{
					label: { en: 'Result guide', zh: '结果判读指南' },
					description: {
						en: 'How the test is read: the site draws what may be seen and says what it means.',
						zh: '如何判读检测：网站会画出可能看到的结果并说明其含义。',
					},
					fields: [resultGuideField],
				},
				{
					label: { en: 'Themed page', zh: '主题页面' },
					description: {
						en: 'Only for products with a themed page of their own. Leave parts empty to leave them out.',
						zh: '仅用于有自己主题页面的产品。不需要的部分留空即可。',
					},
					fields: [themeField],
				},
				{ label: { en: 'Search engines', zh: '搜索引擎' }, fields: searchEnginesFields },
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
