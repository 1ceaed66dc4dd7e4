import type { Product } from '@site/contract/catalogue';
import { specificationKeys } from '@site/contract/facts';
import { analytes } from '../fields/analytes.ts';
import { type Codec, regulated, tab } from '../fields/codec.ts';
import { factLabels } from '../fields/fact-labels.ts';
import {
	choice,
	list,
	note,
	or,
	picture,
	pictures,
	relation,
	relations,
	rich,
	slug,
	text,
	words,
} from '../fields/field.ts';
import { identity } from '../fields/identity.ts';
import { orderingOfProduct } from '../fields/ordering.ts';
import { referenceUsedOnce } from '../fields/pack-numbers.ts';
import { performance } from '../fields/performance.ts';
import { resultGuide } from '../fields/result-guide.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { nameOfCopy } from '../fields/used-once.ts';
import { defineContent } from './define-content.ts';
import { theme } from './product-theme.ts';

const { description, ...otherwise } = searchEngines;

const resources = list<Omit<Product['resources'][number], 'id'>>(
	{
		label: { en: 'Resources', zh: '资料' },
		singular: { en: 'Resource tab', zh: '资料标签页' },
		plural: { en: 'Resource tabs', zh: '资料标签页' },
	},
	{
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		content: rich({ label: { en: 'Text', zh: '正文' } }),
	},
);

/** The site identifies the tabs of all products by numbers. */
const numberedResources: Codec<Product['resources']> = {
	...resources,
	read: (doc, ...from) =>
		resources.read(doc, ...from).map((one, index) => ({ id: Number(doc.id) * 100 + index + 1, ...one })),
};

export const products = defineContent('products', 'products', {
	labels: { singular: { en: 'Product', zh: '产品' }, plural: { en: 'Products', zh: '产品' } },
	orderable: true,
	drafts: true,
	isRegulated: true,
	regulated: { from: 'everything regulated' },
	sort: '_order',
	madeOf: ['reusable-sections'],
	amongItself: ['worksWith', 'discontinued'],
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'reference', 'category', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'reference', 'slug'],
	},
	fields: {
		_claims: note('claims', '/src/publish/claims-note.tsx#ClaimsNote'),
		slug: slug('/products/…'),
		...regulated({
			reference: text({
				label: { en: 'Catalog number', zh: '货号' },
				required: true,
				unique: true,
				sidebar: true,
				help: { en: 'What buyers quote.', zh: '采购方引用的编号。' },
				hooks: { beforeDuplicate: [nameOfCopy] },
				validate: referenceUsedOnce,
			}),
		}),
		categoryId: relation('categories', {
			stored: 'category',
			label: { en: 'Category', zh: '类别' },
			required: true,
			sidebar: true,
		}),
		...regulated({
			certificationIds: relations('certifications', {
				stored: 'certifications',
				label: { en: 'Certifications', zh: '认证' },
				sidebar: true,
			}),
		}),
		testTypeIds: relations('test-types', {
			stored: 'testTypes',
			label: { en: 'Test Types', zh: '检测类型' },
			sidebar: true,
		}),
		buyUrl: or(
			'',
			text({
				label: { en: 'Buy Now leads to', zh: '“立即购买”指向' },
				sidebar: true,
				help: {
					en: 'Empty: the product is not sold online and has no Buy Now button.',
					zh: '留空：该产品不在线销售，没有“立即购买”按钮。',
				},
			}),
		),
		...tab(
			{ en: 'Product', zh: '产品' },
			{
				...regulated({ title: words({ label: { en: 'Title', zh: '标题' }, required: true }) }),
				picture: picture(),
				gallery: pictures({
					label: { en: 'More pictures', zh: '更多图片' },
					help: {
						en: 'Shown beside the first on the product’s page: a close-up, what is in the box.',
						zh: '显示在产品页第一张图片旁：特写、包装内容。',
					},
				}),
				...regulated({
					content: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
					specifications: list<Product['specifications'][number]>(
						{
							label: { en: 'Specifications', zh: '规格' },
							singular: { en: 'Specification', zh: '规格' },
							plural: { en: 'Specifications', zh: '规格' },
							admin: { className: 'studio-table' },
						},
						{
							key: choice(factLabels(specificationKeys), { label: { en: 'Property', zh: '属性' }, required: true }),
							value: words({ label: { en: 'Value', zh: '值' }, required: true }),
						},
					),
				}),
			},
		),
		...tab(
			{ en: 'Packs and ordering', zh: '包装与订购' },
			{ ...regulated(identity), ordering: orderingOfProduct },
			{
				en: 'What it is ordered by, what it is used with, whether it is still made, and what a buyer asks first.',
				zh: '订购编号、配套使用、是否仍在生产，以及采购方首先会问的内容。',
			},
		),
		...tab(
			{ en: 'Documents, registrations, lots', zh: '文件、注册与批次' },
			{ _home: note('home', '/src/product-home/product-home.tsx#ProductHome') },
			{
				en: 'What belongs to the product in other lists. It is added here, and opened to be changed.',
				zh: '其他列表中属于本产品的内容。可在此添加，点击即可打开修改。',
			},
		),
		...tab(
			{ en: 'Downloadable resources', zh: '可下载资料' },
			{
				resources: numberedResources,
				filmIds: relations('films', {
					stored: 'films',
					label: { en: 'Films', zh: '影片' },
					help: {
						en: 'Shown in a tab ‘Videos’ behind the others.',
						zh: '显示在其他标签页之后的“视频”标签页中。',
					},
				}),
			},
			{
				en: 'The tabs under ‘Downloadable Resources’; the first is open.',
				zh: '“可下载资料”下的标签页；第一个默认打开。',
			},
		),
		...tab({ en: 'Performance', zh: '性能' }, regulated(performance), {
			en: 'How well it agrees with what it was compared with, and what else a laboratory asks.',
			zh: '与对照方法的符合程度，以及实验室会问的其他内容。',
		}),
		...tab({ en: 'Laboratory codes', zh: '实验室代码' }, regulated({ analytes }), {
			en: 'What the test reports, for laboratories and registries: the files at /data are made of it.',
			zh: '检测所报告的结果，供实验室和登记机构使用：/data 的数据文件由此生成。',
		}),
		...tab({ en: 'Result guide', zh: '结果判读指南' }, regulated({ resultGuide }), {
			en: 'How the test is read: the site draws what may be seen and says what it means.',
			zh: '如何判读检测：网站会画出可能看到的结果并说明其含义。',
		}),
		...tab({ en: 'Themed page', zh: '主题页面' }, regulated({ theme }), {
			en: 'Only for products with a themed page of their own. Leave parts empty to leave them out.',
			zh: '仅用于有自己主题页面的产品。不需要的部分留空即可。',
		}),
		...tab({ en: 'Search engines', zh: '搜索引擎' }, { ...regulated({ description }), ...otherwise }),
	},
});
