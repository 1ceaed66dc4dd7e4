import type { DateCell } from '@site/contract/workbook';
import type { FlattenedField } from 'payload';
import { fieldLabel, labelOf, type Say } from '../words/said.ts';

/** Whether it is a moment, not a day. */
const hasTime = (field: Partial<FlattenedField>): boolean =>
	field.type === 'date' && field.admin?.date?.pickerAppearance !== 'dayOnly';

/** Labels of fields and choices as in the studio's forms, for files in the reader's language. */
export function fieldWords(fields: readonly FlattenedField[], say: Say) {
	const known = new Map(fields.map((field) => [field.name, field]));
	return {
		/** Times are exported in UTC. */
		name: (name: string): string => {
			const field = known.get(name) ?? { name };
			const label = fieldLabel(field, say);
			return hasTime(field) ? say(`${label} (UTC)`, `${label}（UTC）`) : label;
		},
		/** A choice as its label, a date as a date cell; anything else unchanged. */
		value: (name: string, value: unknown): unknown => {
			const field = known.get(name);
			if (field?.type === 'date')
				return typeof value === 'string' ? ({ at: value, hasTime: hasTime(field) } satisfies DateCell) : '';
			if (field?.type === 'checkbox') return value ? say('yes', '是') : say('no', '否');
			if (field?.type !== 'select') return value;
			const option = field.options.find((each) => typeof each !== 'string' && each.value === value);
			return typeof option === 'object' ? labelOf(option.label, option.value, say) : value;
		},
	};
}
