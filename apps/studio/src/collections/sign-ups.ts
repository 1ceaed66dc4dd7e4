import { inboxCollection } from '../inbox/inbox-collection.ts';
import { sent, sentName } from '../inbox/submission-fields.ts';

export const signUps = inboxCollection({
	slug: 'sign-ups',
	singular: { en: 'Footer sign-up', zh: '页脚订阅' },
	plural: { en: 'Footer sign-ups', zh: '页脚订阅' },
	role: 'sales',
	help: {
		en: 'Sent with the small form at the foot of every page. Who confirmed and gets the newsletter stands under Subscribers.',
		zh: '通过每页底部的小表单提交。已确认并接收电子通讯的人在“订阅者”下。',
	},
	exported: false,
	columns: ['firstName', 'lastName', 'email'],
	fields: [
		sentName(),
		sent('email', { en: 'Email', zh: '电子邮箱' }, 'email'),
		{ type: 'row', fields: [sent('source', { en: 'Source', zh: '来源' }), sent('type', { en: 'About', zh: '主题' })] },
	],
});
