import type { Field, FieldAccess } from 'payload';
import type { Role } from '../access/roles.ts';
import type { Said } from '../words/said.ts';

const never: FieldAccess = () => false;

/** Sent by a visitor: staff read it and never rewrite it. */
export function sent(name: string, label: Said, type: 'text' | 'textarea' | 'email' = 'text'): Field {
	const field = { name, label, access: { update: never }, admin: { readOnly: true } };
	if (type === 'textarea') return { ...field, type };
	return { ...field, type: 'text', index: type === 'email' };
}

export const sentName = (): Field => ({
	type: 'row',
	fields: [sent('firstName', { en: 'First name', zh: '名' }), sent('lastName', { en: 'Last name', zh: '姓' })],
});

/** The language that the visitor read in. */
export const visitorLanguage: Field = {
	name: 'language',
	type: 'select',
	label: { en: 'Language', zh: '语言' },
	options: [
		{ label: { en: 'English', zh: '英文' }, value: 'en' },
		{ label: { en: 'Chinese', zh: '中文' }, value: 'cn' },
	],
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

export const suspected: Field = {
	name: 'suspected',
	type: 'checkbox',
	label: { en: 'Looks like it was sent by a machine', zh: '疑似机器发送' },
	defaultValue: false,
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

/** Language, page, and whether a machine may have sent it. */
export const howItCame: Field[] = [
	visitorLanguage,
	{
		name: 'page',
		type: 'text',
		label: { en: 'Sent from page', zh: '发送页面' },
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true },
	},
	suspected,
];

/** Limited to colleagues who can open the message. */
export const assigneeWith = (role: Role): Field => ({
	name: 'assignee',
	type: 'relationship',
	relationTo: 'users',
	label: { en: 'Assigned to', zh: '负责人' },
	filterOptions: { roles: { in: [role, 'administrator'] } },
	admin: { position: 'sidebar', allowCreate: false },
});

/** When the first reply was sent. */
export const answeredAt: Field = {
	name: 'answeredAt',
	type: 'date',
	label: { en: 'First answered', zh: '首次回复时间' },
	index: true,
	access: { update: never },
	admin: {
		position: 'sidebar',
		readOnly: true,
		date: { pickerAppearance: 'dayAndTime' },
		condition: (data) => Boolean(data.answeredAt),
	},
};

/** Fields of every submission, and those with which this role handles it. */
export const submissionFields = (role: Role): Field[] => [
	{
		name: 'reference',
		type: 'text',
		label: { en: 'Reference', zh: '编号' },
		required: true,
		unique: true,
		access: { update: never },
		admin: {
			position: 'sidebar',
			readOnly: true,
			description: { en: 'The visitor has it in the confirmation email.', zh: '访客可在确认邮件中看到。' },
		},
	},
	{
		name: 'itemTitle',
		type: 'text',
		label: { en: 'Item', zh: '相关项目' },
		index: true,
		access: { update: never },
		admin: {
			readOnly: true,
			position: 'sidebar',
			description: {
				en: 'The product, event, job or document, by its English name, in whichever language the visitor wrote.',
				zh: '产品、活动、职位或文件，无论访客用哪种语言，均以英文名称显示。',
			},
			condition: ({ itemId }) => Boolean(itemId),
		},
	},
	{
		name: 'itemKind',
		type: 'select',
		label: { en: 'Kind of item', zh: '项目类别' },
		options: [
			{ label: { en: 'Product', zh: '产品' }, value: 'product' },
			{ label: { en: 'Event', zh: '活动' }, value: 'event' },
			{ label: { en: 'Job', zh: '职位' }, value: 'job' },
			{ label: { en: 'Document', zh: '文件' }, value: 'document' },
		],
		access: { update: never },
		admin: { readOnly: true, position: 'sidebar', condition: ({ itemId }) => Boolean(itemId) },
	},
	{
		name: 'itemId',
		type: 'number',
		label: { en: 'Number of the item', zh: '项目序号' },
		index: true,
		access: { update: never },
		admin: { readOnly: true, position: 'sidebar', condition: ({ itemId }) => Boolean(itemId) },
	},
	{
		name: 'status',
		type: 'select',
		label: { en: 'Status', zh: '状态' },
		required: true,
		defaultValue: 'new',
		index: true,
		options: [
			{ label: { en: 'New', zh: '新' }, value: 'new' },
			{ label: { en: 'In progress', zh: '处理中' }, value: 'in-progress' },
			{ label: { en: 'Done', zh: '已完成' }, value: 'done' },
			{ label: { en: 'Spam', zh: '垃圾信息' }, value: 'spam' },
		],
		admin: { position: 'sidebar' },
	},
	assigneeWith(role),
	{
		name: 'notes',
		type: 'textarea',
		label: { en: 'Notes from before the desk', zh: '备注' },
		access: { update: never },
		admin: {
			readOnly: true,
			description: {
				en: 'For colleagues; the visitor never sees them. New ones are written at the desk, and signed.',
				zh: '供同事使用；访客看不到。新的备注在工作台上写，并署名。',
			},
			condition: ({ notes }) => Boolean(notes),
		},
	},
	{
		name: 'receivedAt',
		type: 'date',
		label: { en: 'Received', zh: '收到时间' },
		required: true,
		index: true,
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
	},
	answeredAt,
	...howItCame,
];

/** The products of a quote request. */
export const sentLines: Field = {
	name: 'lines',
	type: 'array',
	label: { en: 'Products asked for', zh: '询价产品' },
	labels: { singular: { en: 'Line', zh: '行' }, plural: { en: 'Lines', zh: '行' } },
	access: { update: never },
	admin: {
		readOnly: true,
		initCollapsed: false,
		description: { en: 'From the list of the visitor, by what they read there.', zh: '来自访客的清单，按访客所见。' },
		condition: ({ lines }) => Array.isArray(lines) && lines.length > 0,
	},
	fields: [
		{
			type: 'row',
			fields: [
				{
					name: 'quantity',
					type: 'number',
					label: { en: 'Quantity', zh: '数量' },
					required: true,
					admin: { width: '15%' },
				},
				{ name: 'reference', type: 'text', label: { en: 'REF', zh: 'REF' }, required: true, admin: { width: '25%' } },
				{ name: 'name', type: 'text', label: { en: 'Product', zh: '产品' }, admin: { width: '40%' } },
				{
					name: 'discontinued',
					type: 'checkbox',
					label: { en: 'Discontinued', zh: '停产' },
					defaultValue: false,
					admin: { width: '20%' },
				},
			],
		},
	],
};

/** Moves a message that turns out to be a problem report. */
export const moveToReports: Field = {
	name: 'move',
	type: 'ui',
	admin: { position: 'sidebar', components: { Field: '/src/reports/move-button.tsx#MoveButton' } },
};

/** Shown in a message that came with a chosen time: whether it is confirmed, and how to move or cancel it. */
export const meetingOfMessage: Field = {
	name: 'meeting',
	type: 'ui',
	admin: { components: { Field: '/src/meetings/meeting-panel.tsx#MeetingOfMessage' } },
};

/** In the record: the conversation and the reply form. */
export const answerField: Field = {
	name: 'answer',
	type: 'ui',
	admin: { disableListColumn: true, components: { Field: '/src/desk/answer/answer-field.tsx#AnswerField' } },
};
