import { inboxCollection } from '../inbox/inbox-collection.ts';
import { moveToReports, sent, sentLines, whoWrote } from '../inbox/submission-fields.ts';

export const quoteRequests = inboxCollection({
	slug: 'quote-requests',
	singular: { en: 'Quote request', zh: '询价' },
	plural: { en: 'Quote requests', zh: '询价' },
	role: 'sales',
	help: {
		en: 'Sent with the form on product pages, with the form for quotes, and from the lists of visitors.',
		zh: '通过产品页上的表单、询价表单以及访客的清单提交。',
	},
	columns: ['itemTitle', 'productName', 'organization', 'email'],
	fields: [
		sent('productName', { en: 'Product, as sent', zh: '产品（原文）' }),
		...whoWrote(),
		sentLines,
		sent('message', { en: 'Message', zh: '留言' }, 'textarea'),
		moveToReports,
	],
});
