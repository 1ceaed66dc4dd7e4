import type { PayloadRequest } from 'payload';
import { keepStage } from '../desk/applications/keep-stage.ts';
import { stageLabels, stages } from '../desk/applications/stages.ts';
import { dayShown } from '../fields/day.ts';
import { inboxCollection } from '../inbox/inbox-collection.ts';
import { kindsIn } from '../inbox/inbox-slugs.ts';
import { removeResume } from '../inbox/remove-resume.ts';
import { sentFields } from '../inbox/sent-fields.ts';
import { type Said, sayTo } from '../words/said.ts';

const oneToFive: Said = { en: 'From 1 to 5.', zh: '1 到 5 分。' };

const inbox = inboxCollection({
	slug: 'applications',
	help: {
		en: 'Sent with the application form. Deleting one for good deletes its résumé too.',
		zh: '通过求职表单提交。永久删除一份申请时，其简历也会被删除。',
	},
	columns: ['firstName', 'lastName', 'itemTitle', 'stage', 'rating'],
	fields: [
		...sentFields(kindsIn('applications'), [
			'job',
			['firstName', 'lastName'],
			['email', 'phone'],
			['city', 'state', 'postalCode'],
			'resume',
			'coverLetter',
			['workAuthorization', 'references'],
			'startDate',
			'source',
		]),
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
			label: { en: 'Stage', zh: '阶段' },
			defaultValue: 'new',
			index: true,
			options: stages.map((value) => ({ label: stageLabels[value], value })),
			admin: { position: 'sidebar', components: { Cell: '/src/desk/applications/stage-cell.tsx#StageCell' } },
		},
		{
			name: 'rating',
			type: 'number',
			label: { en: 'Rating', zh: '评分' },
			min: 1,
			max: 5,
			validate: (value: unknown, { req }: { req: PayloadRequest }) =>
				value === null || value === undefined || [1, 2, 3, 4, 5].some((one) => one === value) || sayTo(req)(oneToFive),
			admin: {
				position: 'sidebar',
				step: 1,
				description: oneToFive,
				components: { Cell: '/src/desk/applications/stage-cell.tsx#RatingCell' },
			},
		},
		{
			name: 'declinedAt',
			type: 'date',
			label: { en: 'Declined', zh: '婉拒时间' },
			index: true,
			access: { update: () => false },
			admin: {
				position: 'sidebar',
				readOnly: true,
				condition: ({ declinedAt }) => Boolean(declinedAt),
				...dayShown,
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
