import type { Field, FieldAccess } from 'payload';
import { dayShown } from '../fields/day.ts';
import type { LetterSlug } from '../inbox/letter-kinds.ts';

const never: FieldAccess = () => false;
const setByDesk = { create: never, update: never };

const opened: Field[] = [
	{
		name: 'openedAt',
		type: 'date',
		label: { en: 'First opened', zh: '首次打开' },
		access: setByDesk,
		admin: {
			readOnly: true,
			position: 'sidebar',
			date: { pickerAppearance: 'dayAndTime' },
			condition: ({ openedAt }) => Boolean(openedAt),
		},
	},
	{
		name: 'openedBy',
		type: 'relationship',
		relationTo: 'users',
		label: { en: 'First opened by', zh: '首次打开者' },
		access: setByDesk,
		admin: { readOnly: true, position: 'sidebar', condition: ({ openedBy }) => Boolean(openedBy) },
	},
];

const followUp: Field = {
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
};

const done: Field = {
	name: 'doneAt',
	type: 'date',
	label: { en: 'Done', zh: '已完成' },
	access: setByDesk,
	admin: {
		readOnly: true,
		position: 'sidebar',
		date: { pickerAppearance: 'dayAndTime' },
		condition: ({ doneAt }) => Boolean(doneAt),
	},
};

const way: Field = {
	name: 'atTheDesk',
	type: 'ui',
	admin: { position: 'sidebar', components: { Field: '/src/desk/desk-way.tsx#DeskWay' } },
};

/** Fields that the inbox adds to each message. Reports have their own dates of completion. */
export const deskFields = (slug: LetterSlug): Field[] => [
	way,
	followUp,
	...opened,
	...(slug === 'problem-reports' ? [] : [done]),
];
