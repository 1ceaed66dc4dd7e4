import type { Field, GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { promised } from '../desk/promises.ts';

const promise = ({ kind, label, days }: (typeof promised)[number]): Field => ({
	name: kind,
	type: 'number',
	label,
	required: true,
	defaultValue: days,
	min: 0,
	max: 60,
	admin: { step: 1 },
});

/** How soon each kind of letter is answered. */
export const desk: GlobalConfig = {
	slug: 'desk',
	label: 'Desk',
	access: { read: only('sales', 'recruiter', 'quality'), update: only() },
	admin: {
		group: 'Administration',
		description:
			'Working days within which each kind of letter is to be answered; 0 for none. What takes longer is overdue at the desk and on the dashboard. Problem reports have the dates that the law sets.',
		hidden: hiddenExceptFor(),
	},
	fields: promised.map(promise),
};
