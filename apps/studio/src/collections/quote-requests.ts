import { inboxCollection } from '../inbox/inbox-collection.ts';
import { moveToReports, sent, sentLines } from '../inbox/submission-fields.ts';

export const quoteRequests = inboxCollection({
	slug: 'quote-requests',
	singular: 'Quote request',
	plural: 'Quote requests',
	role: 'sales',
	help: 'Sent with the form on product pages, with the form for quotes, and from the lists of visitors.',
	columns: ['itemTitle', 'productName', 'organization', 'email'],
	fields: [
		sent('productName', 'Product, as sent'),
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		{ type: 'row', fields: [sent('email', 'E-mail', 'email'), sent('phone', 'Phone')] },
		{ type: 'row', fields: [sent('organization', 'Organization'), sent('jobTitle', 'Title')] },
		sentLines,
		sent('message', 'Message', 'textarea'),
		moveToReports,
	],
});
