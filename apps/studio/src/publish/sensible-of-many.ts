import type { Field } from 'payload';

/** Fields that can have the same value in many items. Texts, rows and pictures belong to one item. */
const common = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

/** Changing many items at once offers only fields that can have the same value in all. */
export function sensibleOfMany(field: Field): Field {
	if (field.type === 'tabs')
		return {
			...field,
			tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(sensibleOfMany) })),
		};
	if (field.type === 'row' || field.type === 'collapsible')
		return { ...field, fields: field.fields.map(sensibleOfMany) };
	if (common.includes(field.type)) return field;
	return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field;
}
