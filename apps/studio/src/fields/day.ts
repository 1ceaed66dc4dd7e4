import type { DateField } from 'payload';

/** A day without a time. */
export const day = (
	name: string,
	{ label, help, sidebar = false }: { label: string; help?: string; sidebar?: boolean },
): DateField => ({
	name,
	type: 'date',
	label,
	required: true,
	index: true,
	admin: {
		description: help,
		position: sidebar ? 'sidebar' : undefined,
		date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
	},
});
