import type { GlobalConfig, NumberField } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';

const months = (name: string, label: string, defaultValue: number): NumberField => ({
	name,
	type: 'number',
	label,
	required: true,
	defaultValue,
	min: 1,
	max: 120,
	admin: { width: '25%' },
});

export const retention: GlobalConfig = {
	slug: 'retention',
	label: 'Retention',
	access: { read: only(), update: only() },
	admin: {
		group: 'Administration',
		description:
			'Months after which submissions are deleted for good, with their e-mails and files. Something goes once two checks, a day apart, agree; where that is much at once, the dashboard asks an administrator first. Problem reports are not among them: the law on medical devices wants them kept for years.',
		hidden: hiddenExceptFor(),
	},
	fields: [
		{
			type: 'row',
			fields: [
				months('contactMessages', 'Contact messages', 24),
				months('quoteRequests', 'Quote requests', 36),
				months('signUps', 'Footer sign-ups', 24),
				months('applications', 'Applications', 12),
				months('declinedApplications', 'Applications, once declined', 6),
				months('paperRequests', 'Requests for paper', 12),
				months('spam', 'Anything marked as spam', 1),
				months('trash', 'Anything in the trash', 1),
			],
		},
		{
			name: 'preview',
			type: 'ui',
			admin: { components: { Field: '/src/inbox/retention-preview.tsx#RetentionPreview' } },
		},
	],
};
