import { inboxCollection } from '../inbox/inbox-collection.ts';
import { sent } from '../inbox/submission-fields.ts';

export const signUps = inboxCollection({
	slug: 'sign-ups',
	singular: 'Footer sign-up',
	plural: 'Footer sign-ups',
	role: 'sales',
	help: 'Sent with the small form at the foot of every page. Who confirmed and gets the newsletter stands under Subscribers.',
	exported: false,
	columns: ['firstName', 'lastName', 'email'],
	fields: [
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		sent('email', 'E-mail', 'email'),
		{ type: 'row', fields: [sent('source', 'Source'), sent('type', 'About')] },
	],
});
