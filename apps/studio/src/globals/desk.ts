import type { Field, GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { messageKinds, promisedKinds } from '../inbox/message-kinds.ts';

/** Response times by kind of message. */
export const desk: GlobalConfig = {
	slug: 'desk',
	label: { en: 'Desk', zh: '工作台' },
	access: { read: only('sales', 'recruiter', 'quality'), update: only() },
	admin: {
		group: { en: 'Administration', zh: '管理' },
		description: {
			en: 'Working days within which each kind of letter is to be answered; 0 for none. What takes longer is overdue at the desk and on the dashboard. Problem reports have the dates that the law sets.',
			zh: '每类来信应在多少个工作日内回复；0 表示不限。超过期限的会在工作台和仪表板上显示为逾期。问题报告的期限由法规规定。',
		},
		hidden: hiddenExceptFor(),
	},
	fields: promisedKinds.map(
		(kind): Field => ({
			name: kind,
			type: 'number',
			label: messageKinds[kind].plural,
			required: true,
			defaultValue: messageKinds[kind].days,
			min: 0,
			max: 60,
			admin: { step: 1 },
		}),
	),
};
