import type { CollectionConfig, PayloadRequest } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { placeholders, unknownIn } from '../desk/answer/placeholders.ts';
import { kindNames, kindOptions } from '../inbox/message-kinds.ts';
import { sayTo } from '../words/said.ts';

const known = placeholders.map((name) => `{${name}}`).join(', ');

const onlyKnown = (value: unknown, { req }: { req: PayloadRequest }): string | true => {
	const unknown = unknownIn(typeof value === 'string' ? value : '');
	if (unknown.length === 0) return true;
	const names = unknown.map((name) => `{${name}}`).join(', ');
	return sayTo(req)(`Nothing fills ${names}. There are ${known}.`, `没有内容可填入 ${names}。可用的有 ${known}。`);
};

const needed = (value: unknown, options: { req: PayloadRequest }): string | true =>
	typeof value === 'string' && value.trim()
		? onlyKnown(value, options)
		: sayTo(options.req)('Write something.', '请填写内容。');

const english = { required: true, validate: needed };
const chinese = { validate: onlyKnown };
const besides = {
	width: '50%',
	description: { en: 'Left empty, the English text is used.', zh: '留空则使用英文文字。' },
};

const who = only('sales', 'recruiter', 'quality');

/** Templates for replies, in both languages. */
export const answerTemplates: CollectionConfig = {
	slug: 'answer-templates',
	labels: { singular: { en: 'Answer template', zh: '回复模板' }, plural: { en: 'Answer templates', zh: '回复模板' } },
	access: { read: who, create: who, update: who, delete: who },
	defaultSort: 'name',
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'kinds', 'subject', 'updatedAt'],
		listSearchableFields: ['name', 'subject', 'text'],
		description: {
			en: `What you answer often. A letter fills in ${known}.`,
			zh: `您经常回复的内容。来信会自动填入 ${known}。`,
		},
		hidden: hiddenExceptFor('sales', 'recruiter', 'quality'),
	},
	fields: [
		{
			name: 'name',
			type: 'text',
			label: { en: 'Name', zh: '名称' },
			required: true,
			unique: true,
			admin: { description: { en: 'Colleagues choose by it.', zh: '同事按此名称选择。' } },
		},
		{
			name: 'kinds',
			type: 'select',
			label: { en: 'For', zh: '适用于' },
			hasMany: true,
			required: true,
			options: kindOptions(kindNames),
		},
		{
			type: 'row',
			fields: [
				{ name: 'subject', type: 'text', label: { en: 'Subject', zh: '主题' }, ...english, admin: { width: '50%' } },
				{
					name: 'subjectCn',
					type: 'text',
					label: { en: 'Subject (Chinese)', zh: '主题（中文）' },
					...chinese,
					admin: besides,
				},
			],
		},
		{
			type: 'row',
			fields: [
				{
					name: 'text',
					type: 'textarea',
					label: { en: 'Text', zh: '正文' },
					...english,
					admin: { width: '50%', rows: 14 },
				},
				{
					name: 'textCn',
					type: 'textarea',
					label: { en: 'Text (Chinese)', zh: '正文（中文）' },
					...chinese,
					admin: { ...besides, rows: 14 },
				},
			],
		},
		{
			name: 'example',
			type: 'ui',
			admin: {
				disableListColumn: true,
				components: { Field: '/src/desk/answer/template-example.tsx#TemplateExample' },
			},
		},
	],
};
