import { noticeKinds } from '@site/contract/notices';
import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { nobody } from '../access/roles.ts';
import { day } from '../fields/day.ts';
import { slug } from '../fields/slug.ts';
import { nameOfCopy, usedOnce } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, idsOf, text } from '../mapping/words.ts';
import { neverDeleted, noteTakingOff, staysPublished } from '../publish/stays-published.ts';
import { tellOfNotice } from '../watches/tell.ts';
import type { Said } from '../words/said.ts';
import { regulatedContent } from './draft-content.ts';

const kindLabels: Record<(typeof noticeKinds)[number], Said> = {
	'field-safety': { en: 'Field safety notice', zh: '产品安全通告（FSN）' },
	product: { en: 'Product notice', zh: '产品通告' },
};

const lots: Field = {
	name: 'lots',
	type: 'array',
	label: { en: 'Lots', zh: '批号' },
	labels: { singular: { en: 'Lots', zh: '批次' }, plural: { en: 'Lots', zh: '批次' } },
	admin: {
		description: {
			en: 'From one lot to another, as printed on the box. Leave ‘to’ empty for one lot; leave all out for every lot.',
			zh: '从一个批号到另一个批号，按包装盒上的印刷填写。只有一个批次时“至”留空；适用于所有批次时全部不填。',
		},
	},
	fields: [
		{
			type: 'row',
			fields: [
				{
					name: 'from',
					type: 'text',
					label: { en: 'Lot, or first lot', zh: '批号，或第一个批号' },
					required: true,
					admin: { width: '50%' },
				},
				{ name: 'to', type: 'text', label: { en: 'Last lot', zh: '最后一个批号' }, admin: { width: '50%' } },
			],
		},
	],
};

export const notices: CollectionConfig = {
	slug: 'notices',
	labels: { singular: { en: 'Notice', zh: '通告' }, plural: { en: 'Notices', zh: '通告' } },
	access: { ...regulatedAccess, delete: nobody },
	defaultSort: '-publishedOn',
	versions: regulatedContent.versions,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['number', 'title', 'kind', 'publishedOn', 'closedOn', '_status'],
		listSearchableFields: ['number', 'title', 'titleCn'],
		description: {
			en: 'Field safety and product notices. Once published, a notice stands above the pages of its products within seconds. It is never deleted or taken off the site: close it with a day, and it stays readable.',
			zh: '产品安全通告（FSN）和产品通告。通告发布后几秒内即显示在相关产品页面上方。通告不会被删除或撤下：填写关闭日期即可关闭，之后仍可阅读。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	hooks: {
		beforeOperation: [noteTakingOff],
		beforeChange: [staysPublished],
		afterChange: [tellOfNotice],
		beforeDelete: [neverDeleted],
	},
	fields: [
		slug('/notices/…'),
		{
			name: 'number',
			type: 'text',
			label: { en: 'Number', zh: '编号' },
			required: true,
			unique: true,
			admin: {
				position: 'sidebar',
				description: {
					en: 'As the letter and authorities quote it, such as FSN-2026-02.',
					zh: '与函件和主管机构引用的一致，例如 FSN-2026-02。',
				},
			},
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: usedOnce('number', () => true),
		},
		{
			name: 'kind',
			type: 'select',
			label: { en: 'Kind', zh: '类别' },
			required: true,
			defaultValue: 'product',
			options: noticeKinds.map((value) => ({ label: kindLabels[value], value })),
			admin: { position: 'sidebar' },
		},
		day('publishedOn', { label: { en: 'Published on', zh: '发布日期' }, sidebar: true }),
		day('closedOn', {
			label: { en: 'Closed on', zh: '关闭日期' },
			help: {
				en: 'Empty while it is open. A closed one is no longer shown above its products.',
				zh: '未关闭时留空。关闭后不再显示在产品上方。',
			},
			sidebar: true,
			required: false,
		}),
		words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
		{
			name: 'products',
			type: 'relationship',
			label: { en: 'Products', zh: '产品' },
			relationTo: 'products',
			hasMany: true,
			required: true,
		},
		lots,
		words('problem', { label: { en: 'What is wrong', zh: '问题所在' }, required: true, long: true }),
		words('hazard', {
			label: { en: 'What can happen', zh: '可能的后果' },
			long: true,
			help: { en: 'Leave empty where there is no hazard.', zh: '没有危害时留空。' },
		}),
		words('action', {
			label: { en: 'What users should do', zh: '用户应采取的措施' },
			required: true,
			long: true,
			help: {
				en: 'A line for each step. The first is what the page of a concerned box says before anything else, such as ‘Do not use this vial.’',
				zh: '每一步一行。第一行是相关包装盒页面首先显示的内容，例如“请勿使用该筒试纸。”',
			},
		}),
		words('measures', { label: { en: 'What we do', zh: '我们采取的措施' }, required: true, long: true }),
		words('contact', { label: { en: 'Contact', zh: '联系方式' }, required: true, long: true }),
		{
			name: 'letter',
			type: 'relationship',
			relationTo: 'documents',
			label: { en: 'Letter to customers', zh: '致客户函' },
			admin: { description: { en: 'The PDF that was sent.', zh: '已寄出的 PDF。' } },
		},
	],
};

export const noticesPart: CollectionPart<'notices', 'notices'> = {
	collection: 'notices',
	names: { productIds: 'products', letterId: 'letter' },
	sort: '-publishedOn',
	toSnapshot: (doc) => ({
		id: doc.id,
		slug: doc.slug,
		number: doc.number,
		kind: doc.kind,
		title: text(doc.title, doc.titleCn),
		productIds: idsOf(doc.products),
		lots: (doc.lots ?? []).map(({ from, to }) => ({ from, to: to ?? '' })),
		problem: text(doc.problem, doc.problemCn),
		hazard: text(doc.hazard, doc.hazardCn),
		action: text(doc.action, doc.actionCn),
		measures: text(doc.measures, doc.measuresCn),
		contact: text(doc.contact, doc.contactCn),
		letterId: doc.letter ? idOf(doc.letter) : null,
		publishedOn: dayOf(doc.publishedOn),
		closedOn: doc.closedOn ? dayOf(doc.closedOn) : null,
	}),
	fromSample: (item) => ({
		id: item.id,
		slug: item.slug,
		number: item.number,
		kind: item.kind,
		...pair('title', item.title),
		products: item.productIds,
		lots: item.lots.map(({ from, to }) => ({ from, to })),
		...pair('problem', item.problem),
		...pair('hazard', item.hazard),
		...pair('action', item.action),
		...pair('measures', item.measures),
		...pair('contact', item.contact),
		letter: item.letterId,
		publishedOn: noon(item.publishedOn),
		closedOn: item.closedOn ? noon(item.closedOn) : null,
		_status: 'published',
	}),
};
