import { inboxCollection } from '../inbox/inbox-collection.ts';
import { moveToReports, sent, sentLines } from '../inbox/submission-fields.ts';

export const contactMessages = inboxCollection({
	slug: 'contact-messages',
	singular: 'Contact message',
	plural: 'Contact messages',
	role: 'sales',
	help: 'Sent with the contact form, on the contact, media and event pages, and with the lead forms of the site.',
	columns: ['firstName', 'lastName', 'email', 'type', 'itemTitle'],
	fields: [
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		{ type: 'row', fields: [sent('email', 'E-mail', 'email'), sent('phone', 'Phone')] },
		{ type: 'row', fields: [sent('organization', 'Organization'), sent('jobTitle', 'Title')] },
		sent('message', 'Message', 'textarea'),
		sentLines,
		{ type: 'row', fields: [sent('source', 'Heard about us through'), sent('type', 'About')] },
		moveToReports,
	],
});
