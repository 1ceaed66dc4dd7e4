import { inboxCollection } from '../inbox/inbox-collection.ts';
import { sent, sentName } from '../inbox/submission-fields.ts';

export const paperRequests = inboxCollection({
	slug: 'paper-requests',
	singular: { en: 'Request for paper', zh: '纸质文件申请' },
	plural: { en: 'Requests for paper', zh: '纸质文件申请' },
	role: 'sales',
	help: {
		en: 'Who wants a document printed, from the pages of documents. Mail it within seven days, then set it to Done.',
		zh: '从文件页面索取印刷文件的人。请在七天内寄出，然后设为“已完成”。',
	},
	columns: ['itemTitle', 'documentLanguage', 'copies', 'organization', 'email'],
	fields: [
		sent('documentName', { en: 'Document, as sent', zh: '文件（原文）' }),
		{
			type: 'row',
			fields: [
				sent('documentLanguage', { en: 'Language of the document', zh: '文件语言' }),
				{
					name: 'copies',
					type: 'number',
					label: { en: 'Copies', zh: '份数' },
					access: { update: () => false },
					admin: { readOnly: true },
				},
			],
		},
		sentName(),
		{
			type: 'row',
			fields: [
				sent('organization', { en: 'Organization', zh: '机构' }),
				sent('email', { en: 'Email', zh: '电子邮箱' }, 'email'),
			],
		},
		sent('address', { en: 'Postal address', zh: '邮寄地址' }, 'textarea'),
	],
});
