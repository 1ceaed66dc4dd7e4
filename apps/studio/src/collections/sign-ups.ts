import { inboxCollection } from '../inbox/inbox-collection.ts';
import { kindsIn } from '../inbox/inbox-slugs.ts';
import { sentFields } from '../inbox/sent-fields.ts';

export const signUps = inboxCollection({
	slug: 'sign-ups',
	help: {
		en: 'Sent with the small form at the foot of every page. Who confirmed and gets the newsletter stands under Subscribers.',
		zh: '通过每页底部的小表单提交。已确认并接收电子通讯的人在“订阅者”下。',
	},
	exported: false,
	columns: ['firstName', 'lastName', 'email'],
	fields: sentFields(kindsIn('sign-ups'), [['firstName', 'lastName'], 'email', ['source', 'type']]),
});
