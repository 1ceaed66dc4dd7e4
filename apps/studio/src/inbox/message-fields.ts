import type { Field, FieldAccess } from 'payload';
import type { Role } from '../access/roles.ts';
import { dayShown } from '../fields/day.ts';
import { momentField } from '../words/dates.ts';
import type { Said } from '../words/said.ts';

const never: FieldAccess = () => false;
const set = { create: never, update: never };

/** Sent by a visitor: staff read it and never rewrite it. */
export function sent(name: string, label: Said, { index = false }: { index?: boolean } = {}): Field {
	return { name, type: 'text', label, index, access: { update: never }, admin: { readOnly: true } };
}

export const sentName = (): Field => ({
	type: 'row',
	fields: [sent('firstName', { en: 'First name', zh: '名' }), sent('lastName', { en: 'Last name', zh: '姓' })],
});

/** A moment that the studio notes. */
export const moment = (name: string, label: Said, { index = false }: { index?: boolean } = {}): Field => ({
	name,
	type: 'date',
	label,
	index,
	access: set,
	admin: {
		position: 'sidebar',
		readOnly: true,
		date: momentField,
		condition: (data) => Boolean(data[name]),
	},
});

/** The language that the visitor read in. */
export const visitorLanguage: Field = {
	name: 'language',
	type: 'select',
	label: { en: 'Language', zh: '语言' },
	options: [
		{ label: { en: 'English', zh: '英文' }, value: 'en' },
		{ label: { en: 'Chinese', zh: '中文' }, value: 'cn' },
	],
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

export const suspected: Field = {
	name: 'suspected',
	type: 'checkbox',
	label: { en: 'Looks like it was sent by a machine', zh: '疑似机器发送' },
	defaultValue: false,
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

/** Language, page, and whether a machine may have sent it. */
export const howItCame: Field[] = [
	visitorLanguage,
	{
		name: 'page',
		type: 'text',
		label: { en: 'Sent from page', zh: '发送页面' },
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true },
	},
	suspected,
];

/** Its owner, and the notes of the desk. Only colleagues with a role that can open it are assigned. */
export const workFields = (roleOf: (data: { kind?: unknown }) => Role): Field[] => [
	{
		name: 'assignee',
		type: 'relationship',
		relationTo: 'users',
		label: { en: 'Assigned to', zh: '负责人' },
		filterOptions: ({ data }) => ({ roles: { in: [roleOf(data), 'administrator'] } }),
		admin: { position: 'sidebar', allowCreate: false },
	},
	{
		name: 'followUpAt',
		type: 'date',
		label: { en: 'Follow up on', zh: '跟进日期' },
		index: true,
		admin: {
			position: 'sidebar',
			...dayShown,
			description: {
				en: 'Put aside until then; it is back at the desk on that day.',
				zh: '在此之前搁置；到当天会回到工作台。',
			},
		},
	},
	moment('answeredAt', { en: 'First answered', zh: '首次回复时间' }, { index: true }),
	moment('openedAt', { en: 'First opened', zh: '首次打开' }),
	{
		name: 'openedBy',
		type: 'relationship',
		relationTo: 'users',
		label: { en: 'First opened by', zh: '首次打开者' },
		access: set,
		admin: { readOnly: true, position: 'sidebar', condition: ({ openedBy }) => Boolean(openedBy) },
	},
];
