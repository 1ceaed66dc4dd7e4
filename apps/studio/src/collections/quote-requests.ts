import { inboxCollection } from '../inbox/inbox-collection.ts';
import { kindsIn } from '../inbox/inbox-slugs.ts';
import { sentFields } from '../inbox/sent-fields.ts';
import { moveToReports, sentLines } from '../inbox/submission-fields.ts';

export const quoteRequests = inboxCollection({
	slug: 'quote-requests',
	help: {
		en: 'Sent with the form on product pages, with the form for quotes, and from the lists of visitors.',
		zh: '通过产品页上的表单、询价表单以及访客的清单提交。',
	},
	columns: ['itemTitle', 'productName', 'organization', 'email'],
	fields: sentFields(kindsIn('quote-requests'), [
		'productName',
		['firstName', 'lastName'],
		['email', 'phone'],
		['organization', 'jobTitle'],
		sentLines,
		'message',
		moveToReports,
	]),
});
