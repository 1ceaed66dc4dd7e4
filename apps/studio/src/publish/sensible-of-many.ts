import type { CollectionConfig, Field } from 'payload';

/** What many items can have in common. Texts, rows and pictures are each item's own. */
const common = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

function sensible(field: Field): Field {
	if (field.type === 'tabs')
		return {
			...field,
			tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(sensible) })),
		};
	if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: field.fields.map(sensible) };
	if (common.includes(field.type)) return field;
	return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field;
}

/** Changing many at once offers only what many can have in common. */
export const sensibleOfMany = (config: CollectionConfig): CollectionConfig => ({
	...config,
	fields: config.fields.map(sensible),
});
