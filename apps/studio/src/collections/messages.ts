import type { Access, CollectionConfig, Field, FieldAccess, PayloadRequest } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { has, nobody } from '../access/roles.ts';
import { keepStage } from '../desk/applications/keep-stage.ts';
import { stageLabels } from '../desk/applications/stages.ts';
import { announceAssignee, keepDone, noteReceived, removeBelongings } from '../desk/message-hooks.ts';
import { dayShown } from '../fields/day.ts';
import { howItCame, moment, sent, workFields } from '../inbox/message-fields.ts';
import { isMessageKind, kindNames, kindOptions, messageKinds, readableKinds } from '../inbox/message-kinds.ts';
import { choicesOf, type Said, sayTo } from '../words/said.ts';

const never: FieldAccess = () => false;

/** Each role sees its kinds. */
const ofKind: Access = ({ req }) => {
	const kinds = readableKinds(req.user).filter((kind) => kind !== 'report');
	return kinds.length > 0 && { kind: { in: kinds } };
};

/** Values that lists neither show nor filter. */
const unlisted = (field: Field): Field => ({ ...field, access: { update: never }, admin: { hidden: true } }) as Field;

const summary: Field[] = [
	sent('who', { en: 'Who', zh: '发信人' }, { index: true }),
	sent('organization', { en: 'Organization', zh: '机构' }),
	sent('email', { en: 'Email', zh: '电子邮箱' }, { index: true }),
	sent('about', { en: 'About', zh: '主题' }),
	sent('opening', { en: 'First words', zh: '开头' }),
	sent('country', { en: 'Country', zh: '国家或地区' }),
];

const item: Field[] = [
	{
		...sent('itemTitle', { en: 'Item', zh: '相关项目' }, { index: true }),
		admin: {
			description: {
				en: 'The product, event, job or document, by its English name, in whichever language the visitor wrote.',
				zh: '产品、活动、职位或文件，无论访客用哪种语言，均以英文名称显示。',
			},
		},
	} as Field,
	{
		name: 'itemKind',
		type: 'select',
		label: { en: 'Kind of item', zh: '项目类别' },
		options: choicesOf({
			product: { en: 'Product', zh: '产品' },
			event: { en: 'Event', zh: '活动' },
			job: { en: 'Job', zh: '职位' },
			document: { en: 'Document', zh: '文件' },
		}),
		access: { update: never },
	},
	{
		name: 'itemId',
		type: 'number',
		label: { en: 'Number of the item', zh: '项目序号' },
		index: true,
		access: { update: never },
	},
];

const oneToFive: Said = { en: 'From 1 to 5.', zh: '1 到 5 分。' };

/** Other roles get no such column. */
const forRecruiters: FieldAccess = ({ req }) => has(req.user, messageKinds.application.role);

/** Of applications alone. */
const ofApplications: Field[] = [
	{
		name: 'resume',
		type: 'upload',
		relationTo: 'resumes',
		label: { en: 'Résumé', zh: '简历' },
		access: { update: never },
	},
	{
		name: 'stage',
		type: 'select',
		label: { en: 'Stage', zh: '阶段' },
		index: true,
		options: choicesOf(stageLabels),
		access: { read: forRecruiters, update: forRecruiters },
		admin: { components: { Cell: '/src/desk/applications/stage-cell.tsx#StageCell' } },
	},
	{
		name: 'rating',
		type: 'number',
		label: { en: 'Rating', zh: '评分' },
		min: 1,
		max: 5,
		validate: (value: unknown, { req }: { req: PayloadRequest }) =>
			value === null || value === undefined || [1, 2, 3, 4, 5].some((one) => one === value) || sayTo(req)(oneToFive),
		access: { read: forRecruiters, update: forRecruiters },
		admin: {
			step: 1,
			description: oneToFive,
			components: { Cell: '/src/desk/applications/stage-cell.tsx#RatingCell' },
		},
	},
	{
		name: 'declinedAt',
		type: 'date',
		label: { en: 'Declined', zh: '婉拒时间' },
		index: true,
		access: { update: never },
		admin: { ...dayShown },
	},
];

/**
 * Messages of visitors, except reports of problems. A row has what is listed and filtered, and the form as it was sent:
 * a new field of a form changes no table. Staff work on a message at the desk; the words of the search are a column
 * that Payload does not know (`desk/message.ts`).
 */
export const messages: CollectionConfig = {
	slug: 'messages',
	labels: { singular: { en: 'Message', zh: '来信' }, plural: { en: 'Messages', zh: '来信' } },
	access: { read: ofKind, create: nobody, update: ofKind, delete: ofKind },
	trash: true,
	disableDuplicate: true,
	defaultSort: '-receivedAt',
	indexes: [
		{ fields: ['receivedAt', 'reference'] },
		{ fields: ['kind', 'status', 'assignee', 'followUpAt', 'deletedAt'] },
		{ fields: ['itemKind', 'itemId', 'itemTitle', 'kind', 'deletedAt'] },
		{ fields: ['country', 'kind', 'deletedAt'] },
	],
	hooks: {
		beforeChange: [keepDone, keepStage],
		afterChange: [noteReceived, announceAssignee],
		afterDelete: [removeBelongings],
	},
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'reference',
		description: {
			en: 'What visitors sent, as a table to filter and download. Open one to read it at the desk. Deleting one for good deletes its emails and files too.',
			zh: '访客发来的内容，以表格形式筛选和下载。打开一项即在工作台阅读。永久删除一项时，其邮件和文件也会被删除。',
		},
		defaultColumns: ['who', 'kind', 'about', 'organization', 'stage', 'rating', 'status', 'assignee', 'receivedAt'],
		listSearchableFields: ['reference', 'who', 'email', 'about'],
		hidden: hiddenExceptFor('sales', 'recruiter'),
		components: {
			beforeListTable: ['/src/inbox/export-link.tsx#ExportLink'],
			views: { edit: { default: { Component: '/src/desk/to-desk.tsx#ToDesk' } } },
		},
	},
	fields: [
		...summary,
		{
			name: 'kind',
			type: 'select',
			label: { en: 'Kind', zh: '类别' },
			required: true,
			// With the kind of reports, which are in the same queue.
			options: kindOptions(kindNames),
			access: { update: never },
		},
		{
			name: 'reference',
			type: 'text',
			label: { en: 'Reference', zh: '编号' },
			required: true,
			unique: true,
			access: { update: never },
		},
		...item,
		unlisted({ name: 'form', type: 'text', required: true }),
		unlisted({ name: 'fields', type: 'json', required: true }),
		unlisted({ name: 'lines', type: 'json' }),
		...ofApplications,
		{
			name: 'status',
			type: 'select',
			label: { en: 'Status', zh: '状态' },
			required: true,
			defaultValue: 'new',
			index: true,
			options: choicesOf({
				new: { en: 'New', zh: '新' },
				'in-progress': { en: 'In progress', zh: '处理中' },
				done: { en: 'Done', zh: '已完成' },
				spam: { en: 'Spam', zh: '垃圾信息' },
			}),
		},
		...workFields(({ kind }) => messageKinds[isMessageKind(kind) ? kind : 'message'].role),
		moment('receivedAt', { en: 'Received', zh: '收到时间' }, { index: true }),
		moment('doneAt', { en: 'Done', zh: '已完成' }),
		...howItCame,
	],
};
