import type { PayloadRequest } from 'payload';
import { keepStage } from '../desk/applications/keep-stage.ts';
import { stageLabels, stages } from '../desk/applications/stages.ts';
import { dayShown } from '../fields/day.ts';
import { inboxCollection } from '../inbox/inbox-collection.ts';
import { removeResume } from '../inbox/remove-resume.ts';
import { sent, sentName } from '../inbox/submission-fields.ts';
import { type Said, sayTo } from '../words/said.ts';

const oneToFive: Said = { en: 'From 1 to 5.', zh: '1 到 5 分。' };

const inbox = inboxCollection({
	slug: 'applications',
	singular: { en: 'Application', zh: '求职申请' },
	plural: { en: 'Applications', zh: '求职申请' },
	role: 'recruiter',
	help: {
		en: 'Sent with the application form. Deleting one for good deletes its résumé too.',
		zh: '通过求职表单提交。永久删除一份申请时，其简历也会被删除。',
	},
	columns: ['firstName', 'lastName', 'itemTitle', 'stage', 'rating'],
	fields: [
		sent('job', { en: 'Job, as sent', zh: '职位（原文）' }),
		sentName(),
		{
			type: 'row',
			fields: [sent('email', { en: 'Email', zh: '电子邮箱' }, 'email'), sent('phone', { en: 'Phone', zh: '电话' })],
		},
		{
			type: 'row',
			fields: [
				sent('city', { en: 'City', zh: '城市' }),
				sent('state', { en: 'State', zh: '州或省' }),
				sent('postalCode', { en: 'Postal code', zh: '邮政编码' }),
			],
		},
		{
			name: 'resume',
			type: 'upload',
			relationTo: 'resumes',
			label: { en: 'Résumé', zh: '简历' },
			access: { update: () => false },
			admin: { readOnly: true },
		},
		sent('coverLetter', { en: 'Cover letter', zh: '求职信' }, 'textarea'),
		{
			type: 'row',
			fields: [
				sent('workAuthorization', { en: 'Proof of U.S. work authorization', zh: '美国工作许可证明' }),
				sent('references', { en: 'Will give three references', zh: '可提供三位推荐人' }),
			],
		},
		{
			name: 'startDate',
			type: 'date',
			label: { en: 'Could start', zh: '可到岗日期' },
			access: { update: () => false },
			admin: { readOnly: true, ...dayShown },
		},
		sent('source', { en: 'Heard about the job through', zh: '职位了解渠道' }),
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
