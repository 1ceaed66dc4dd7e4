import { inboxCollection } from '../inbox/inbox-collection.ts';
import { facilityWords, optionsOf, turnoverWords } from '../inbox/lead-words.ts';
import {
	chosenByLead,
	meetingOfMessage,
	moveToReports,
	sent,
	sentByLead,
	sentLines,
} from '../inbox/submission-fields.ts';

export const contactMessages = inboxCollection({
	slug: 'contact-messages',
	singular: 'Contact message',
	plural: 'Contact messages',
	role: 'sales',
	help: 'Sent with the contact form, on the contact, media and event pages, and with the forms for sample kits, distributors and the newsletter; ‘About’ says which.',
	columns: ['firstName', 'lastName', 'email', 'type', 'itemTitle'],
	fields: [
		meetingOfMessage,
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		{ type: 'row', fields: [sent('email', 'E-mail', 'email'), sent('phone', 'Phone')] },
		{ type: 'row', fields: [sent('organization', 'Organization'), sent('jobTitle', 'Title')] },
		sent('message', 'Message', 'textarea'),
		sentByLead('products', 'Samples of', 'textarea'),
		sentLines,
		{
			type: 'row',
			fields: [
				chosenByLead('facility', 'Works in', optionsOf(facilityWords)),
				sentByLead('country', 'Country'),
				sentByLead('clia', 'CLIA number'),
			],
		},
		{
			type: 'row',
			fields: [
				sentByLead('territory', 'Main territory'),
				sentByLead('further', 'Further territory'),
				chosenByLead('turnover', 'Yearly turnover', optionsOf(turnoverWords)),
			],
		},
		sentByLead('sells', 'Sells now', 'textarea'),
		sentByLead('interests', 'Interests'),
		{ type: 'row', fields: [sent('source', 'Heard about us through'), sent('type', 'About')] },
		moveToReports,
	],
});
