import { inboxCollection } from '../inbox/inbox-collection.ts';
import { kindsIn } from '../inbox/inbox-slugs.ts';
import { sentFields } from '../inbox/sent-fields.ts';

export const paperRequests = inboxCollection({
	slug: 'paper-requests',
	help: {
		en: 'Who wants a document printed, from the pages of documents. Mail it within seven days, then set it to Done.',
		zh: '从文件页面索取印刷文件的人。请在七天内寄出，然后设为“已完成”。',
	},
	columns: ['itemTitle', 'documentLanguage', 'copies', 'organization', 'email'],
	fields: sentFields(kindsIn('paper-requests'), [
		'documentName',
		['documentLanguage', 'copies'],
		['firstName', 'lastName'],
		['organization', 'email'],
		'address',
	]),
});
