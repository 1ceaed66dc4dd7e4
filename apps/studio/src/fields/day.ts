import type { DateField } from 'payload';
import type { Said } from '../words/said.ts';

/** A day without a time. */
export const day = (
	name: string,
	{
		label,
		help,
		sidebar = false,
		required = true,
		isRead = false,
	}: { label: Said; help?: Said; sidebar?: boolean; required?: boolean; isRead?: boolean },
): DateField => ({
	name,
	type: 'date',
	label,
	required,
	index: required,
	admin: {
		components: isRead ? { afterInput: ['/src/fields/day-to-come.tsx#DayToCome'] } : {},
		description: help,
		position: sidebar ? 'sidebar' : undefined,
		date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
	},
});
