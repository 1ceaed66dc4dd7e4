import { keepStage } from '../desk/applications/keep-stage.ts';
import { stageLabels, stages } from '../desk/applications/stages.ts';
import { inboxCollection } from '../inbox/inbox-collection.ts';
import { removeResume } from '../inbox/remove-resume.ts';
import { sent } from '../inbox/submission-fields.ts';

const inbox = inboxCollection({
	slug: 'applications',
	singular: 'Application',
	plural: 'Applications',
	role: 'recruiter',
	help: 'Sent with the application form. Deleting one for good deletes its résumé too.',
	columns: ['firstName', 'lastName', 'itemTitle', 'stage', 'rating'],
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
		{
			name: 'resumeShown',
			type: 'ui',
			admin: {
				disableListColumn: true,
				components: { Field: '/src/desk/applications/application-note.tsx#ResumeShown' },
			},
		},
		{
			name: 'stage',
			type: 'select',
			defaultValue: 'new',
			index: true,
			options: stages.map((value) => ({ label: stageLabels[value], value })),
			admin: { position: 'sidebar', components: { Cell: '/src/desk/applications/stage-cell.tsx#StageCell' } },
		},
		{
			name: 'rating',
			type: 'number',
			min: 1,
			max: 5,
			validate: (value: unknown) =>
				value === null || value === undefined || [1, 2, 3, 4, 5].some((one) => one === value) || 'From 1 to 5.',
			admin: {
				position: 'sidebar',
				step: 1,
				description: 'From 1 to 5.',
				components: { Cell: '/src/desk/applications/stage-cell.tsx#RatingCell' },
			},
		},
		{
			name: 'declinedAt',
			type: 'date',
			label: 'Declined',
			index: true,
			access: { update: () => false },
			admin: {
				position: 'sidebar',
				readOnly: true,
				condition: ({ declinedAt }) => Boolean(declinedAt),
				date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
			},
		},
		{
			name: 'deletionNote',
			type: 'ui',
			admin: {
				position: 'sidebar',
				disableListColumn: true,
				components: { Field: '/src/desk/applications/application-note.tsx#DeletionNote' },
			},
		},
	],
});

const { components } = inbox.admin ?? {};

export const applications = {
	...inbox,
	admin: {
		...inbox.admin,
		components: {
			...components,
			beforeListTable: ['/src/desk/applications/board-link.tsx#BoardLink', ...(components?.beforeListTable ?? [])],
		},
	},
	hooks: {
		...inbox.hooks,
		beforeChange: [...(inbox.hooks?.beforeChange ?? []), keepStage],
		afterDelete: [...(inbox.hooks?.afterDelete ?? []), removeResume],
	},
};
