import type { DateField } from 'payload';
import { noon } from '../mapping/noon.ts';
import { dayPattern } from '../words/dates.ts';
import type { Said } from '../words/said.ts';

/** How a form and a list show a day without a time, in the language of the reader. */
export const dayShown = {
	date: { pickerAppearance: 'dayOnly', displayFormat: dayPattern.en },
	components: { Field: '/src/fields/day-shown.tsx#DayField', Cell: '/src/fields/day-shown.tsx#DayCell' },
} satisfies DateField['admin'];

/** A day without a time. */
export const day = (
	name: string,
	{
		label,
		help,
		sidebar = false,
		required = true,
		isRead = false,
		isFixed = false,
		isToday = false,
	}: {
		label: Said;
		help?: Said;
		sidebar?: boolean;
		required?: boolean;
		isRead?: boolean;
		isFixed?: boolean;
		/** A new item begins with the present day. */
		isToday?: boolean;
	},
): DateField => ({
	name,
	type: 'date',
	label,
	required,
	index: required,
	...(isToday && { defaultValue: () => noon(new Date().toISOString().slice(0, 10)) }),
	admin: {
		...dayShown,
		components: {
			...dayShown.components,
			...(isRead && { afterInput: ['/src/fields/day-to-come.tsx#DayToCome'] }),
		},
		description: help,
		position: sidebar ? 'sidebar' : undefined,
		...(isFixed && { readOnly: true }),
	},
});
