import type { FlattenedField } from 'payload';
import { fieldLabel, labelOf, type Say } from '../words/said.ts';

/** Fields and their choices as the forms of the studio name them, for files that people read in their language. */
export function fieldWords(fields: readonly FlattenedField[], say: Say) {
	const known = new Map(fields.map((field) => [field.name, field]));
	return {
		name: (name: string): string => fieldLabel(known.get(name) ?? { name }, say),
		/** A choice as its label; anything else as it is. */
		value: (name: string, value: unknown): unknown => {
			const field = known.get(name);
			if (field?.type === 'checkbox') return value ? say('yes', '是') : say('no', '否');
			if (field?.type !== 'select') return value;
			const option = field.options.find((each) => typeof each !== 'string' && each.value === value);
			return typeof option === 'object' ? labelOf(option.label, option.value, say) : value;
		},
	};
}
