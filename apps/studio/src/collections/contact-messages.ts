import { inboxCollection } from '../inbox/inbox-collection.ts';
import { kindsIn } from '../inbox/inbox-slugs.ts';
import { sentFields } from '../inbox/sent-fields.ts';
import { meetingOfMessage, moveToReports, sentLines } from '../inbox/submission-fields.ts';

export const contactMessages = inboxCollection({
	slug: 'contact-messages',
	help: {
		en: 'Sent with the contact form, on the contact, media and event pages, and with the forms for sample kits, distributors and the newsletter; ‘About’ says which.',
		zh: '通过联系页、媒体页和活动页的联系表单提交，以及通过样品盒、经销商和电子通讯表单提交；“主题”说明是哪一种。',
	},
	columns: ['firstName', 'lastName', 'email', 'type', 'itemTitle'],
	fields: sentFields(kindsIn('contact-messages'), [
		meetingOfMessage,
		['firstName', 'lastName'],
		['email', 'phone'],
		['organization', 'jobTitle'],
		'message',
		'products',
		sentLines,
		['facility', 'country', 'clia'],
		['territory', 'further', 'turnover'],
		'sells',
		'interests',
		['source', 'type'],
		moveToReports,
	]),
});
