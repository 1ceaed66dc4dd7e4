import type { DateField } from 'payload';

/** A day without a time. */
export const day = (
	name: string,
	{
		label,
		help,
		sidebar = false,
		required = true,
	}: { label: string; help?: string; sidebar?: boolean; required?: boolean },
): DateField => ({
	name,
	type: 'date',
	label,
	required,
	index: required,
	admin: {
		description: help,
		position: sidebar ? 'sidebar' : undefined,
		date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
	},
});
