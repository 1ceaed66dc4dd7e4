import type { noticeKinds } from '@site/contract/notices';
import { regulatedAccess } from '../access/content.ts';
import { nobody } from '../access/roles.ts';
import { row } from '../fields/codec.ts';
import { choice, day, list, or, relation, relations, slug, text, words } from '../fields/field.ts';
import { nameOfCopy, usedOnce } from '../fields/used-once.ts';
import { neverDeleted, noteTakingOff, staysPublished } from '../publish/stays-published.ts';
import { tellOfNotice } from '../watches/tell.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const kindLabels: Record<(typeof noticeKinds)[number], Said> = {
	'field-safety': { en: 'Field safety notice', zh: '产品安全通告（FSN）' },
	product: { en: 'Product notice', zh: '产品通告' },
};

export const notices = defineContent('notices', 'notices', {
	labels: { singular: { en: 'Notice', zh: '通告' }, plural: { en: 'Notices', zh: '通告' } },
	access: { ...regulatedAccess, delete: nobody },
	defaultSort: '-publishedOn',
	drafts: true,
	trash: false,
	isRegulated: true,
	regulated: { from: 'documents and notices', fields: 'all' },
	sort: '-publishedOn',
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['number', 'title', 'kind', 'publishedOn', 'closedOn', '_status'],
		listSearchableFields: ['number', 'title', 'titleCn'],
		description: {
			en: 'Field safety and product notices. Once published, a notice stands above the pages of its products within seconds. It is never deleted or taken off the site: close it with a day, and it stays readable.',
			zh: '产品安全通告（FSN）和产品通告。通告发布后几秒内即显示在相关产品页面上方。通告不会被删除或撤下：填写关闭日期即可关闭，之后仍可阅读。',
		},
	},
	hooks: {
		beforeOperation: [noteTakingOff],
		beforeChange: [staysPublished],
		afterChange: [tellOfNotice],
		beforeDelete: [neverDeleted],
	},
	fields: {
		slug: slug('/notices/…'),
		number: text({
			label: { en: 'Number', zh: '编号' },
			required: true,
			unique: true,
			sidebar: true,
			help: {
				en: 'As the letter and authorities quote it, such as FSN-2026-02.',
				zh: '与函件和主管机构引用的一致，例如 FSN-2026-02。',
			},
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: usedOnce('number', () => true),
		}),
		kind: choice(kindLabels, {
			label: { en: 'Kind', zh: '类别' },
			required: true,
			defaultValue: 'product',
			sidebar: true,
		}),
		publishedOn: day({ label: { en: 'Published on', zh: '发布日期' }, sidebar: true, isToday: true }),
		closedOn: or(
			null,
			day({
				label: { en: 'Closed on', zh: '关闭日期' },
				help: {
					en: 'Empty while it is open. A closed one is no longer shown above its products.',
					zh: '未关闭时留空。关闭后不再显示在产品上方。',
				},
				sidebar: true,
				required: false,
			}),
		),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		productIds: relations('products', { stored: 'products', label: { en: 'Products', zh: '产品' }, required: true }),
		lots: list(
			{
				label: { en: 'Lots', zh: '批号' },
				singular: { en: 'Lots', zh: '批次' },
				plural: { en: 'Lots', zh: '批次' },
				help: {
					en: 'From one lot to another, as printed on the box. Leave ‘to’ empty for one lot; leave all out for every lot.',
					zh: '从一个批号到另一个批号，按包装盒上的印刷填写。只有一个批次时“至”留空；适用于所有批次时全部不填。',
				},
			},
			row({
				from: text({ label: { en: 'Lot, or first lot', zh: '批号，或第一个批号' }, required: true, width: '50%' }),
				to: or('', text({ label: { en: 'Last lot', zh: '最后一个批号' }, width: '50%' })),
			}),
		),
		problem: words({ label: { en: 'What is wrong', zh: '问题所在' }, required: true, long: true }),
		hazard: words({
			label: { en: 'What can happen', zh: '可能的后果' },
			long: true,
			help: { en: 'Leave empty where there is no hazard.', zh: '没有危害时留空。' },
		}),
		action: words({
			label: { en: 'What users should do', zh: '用户应采取的措施' },
			required: true,
			long: true,
			help: {
				en: 'A line for each step. The first is what the page of a concerned box says before anything else, such as ‘Do not use this vial.’',
				zh: '每一步一行。第一行是相关包装盒页面首先显示的内容，例如“请勿使用该筒试纸。”',
			},
		}),
		measures: words({ label: { en: 'What we do', zh: '我们采取的措施' }, required: true, long: true }),
		contact: words({ label: { en: 'Contact', zh: '联系方式' }, required: true, long: true }),
		letterId: or(
			null,
			relation('documents', {
				stored: 'letter',
				label: { en: 'Letter to customers', zh: '致客户函' },
				help: { en: 'The PDF that was sent.', zh: '已寄出的 PDF。' },
			}),
		),
	},
});
