import { inboxCollection } from '../inbox/inbox-collection.ts';
import { removeResume } from '../inbox/remove-resume.ts';
import { sent } from '../inbox/submission-fields.ts';

const inbox = inboxCollection({
	slug: 'applications',
	singular: 'Application',
	plural: 'Applications',
	role: 'recruiter',
	help: 'Sent with the application form. Deleting one for good deletes its résumé too.',
	columns: ['itemTitle', 'job', 'firstName', 'lastName', 'email'],
	fields: [
		sent('job', 'Job, as sent'),
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		{ type: 'row', fields: [sent('email', 'E-mail', 'email'), sent('phone', 'Phone')] },
		{ type: 'row', fields: [sent('city', 'City'), sent('state', 'State'), sent('postalCode', 'Postal code')] },
		{
			name: 'resume',
			type: 'upload',
			relationTo: 'resumes',
			label: 'Résumé',
			access: { update: () => false },
			admin: { readOnly: true },
		},
		sent('coverLetter', 'Cover letter', 'textarea'),
		{
			type: 'row',
			fields: [
				sent('workAuthorization', 'Proof of U.S. work authorization'),
				sent('references', 'Will give three references'),
			],
		},
		{
			name: 'startDate',
			type: 'date',
			label: 'Could start',
			access: { update: () => false },
			admin: { readOnly: true, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
		},
		sent('source', 'Heard about the job through'),
	],
});

export const applications = { ...inbox, hooks: { afterDelete: [removeResume] } };
