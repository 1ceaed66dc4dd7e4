import { inboxCollection } from '../inbox/inbox-collection.ts';
import { sent } from '../inbox/submission-fields.ts';

export const paperRequests = inboxCollection({
	slug: 'paper-requests',
	singular: 'Request for paper',
	plural: 'Requests for paper',
	role: 'sales',
	help: 'Who wants a document printed, from the pages of documents. Post it within seven days, then set it to Done.',
	columns: ['itemTitle', 'documentLanguage', 'copies', 'organization', 'email'],
	fields: [
		sent('documentName', 'Document, as sent'),
		{
			type: 'row',
			fields: [
				sent('documentLanguage', 'Language of the document'),
				{
					name: 'copies',
					type: 'number',
					label: 'Copies',
					access: { update: () => false },
					admin: { readOnly: true },
				},
			],
		},
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		{ type: 'row', fields: [sent('organization', 'Organization'), sent('email', 'E-mail', 'email')] },
		sent('address', 'Postal address', 'textarea'),
	],
});
