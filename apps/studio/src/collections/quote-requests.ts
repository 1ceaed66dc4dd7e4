import { inboxCollection } from '../inbox/inbox-collection.ts';
import { moveToReports, sent, sentLines } from '../inbox/submission-fields.ts';

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
		{
			type: 'row',
			fields: [sent('firstName', { en: 'First name', zh: '名' }), sent('lastName', { en: 'Last name', zh: '姓' })],
		},
		{
			type: 'row',
			fields: [sent('email', { en: 'E-mail', zh: '电子邮箱' }, 'email'), sent('phone', { en: 'Phone', zh: '电话' })],
		},
		{
			type: 'row',
			fields: [sent('organization', { en: 'Organization', zh: '机构' }), sent('jobTitle', { en: 'Title', zh: '职务' })],
		},
		sentLines,
		sent('message', { en: 'Message', zh: '留言' }, 'textarea'),
		moveToReports,
	],
});
