import type { FlattenedField } from 'payload';

const spaced = (name: string) =>
	name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields and their choices as the forms of the studio name them, for files that people read. */
export function fieldWords(fields: readonly FlattenedField[]) {
	const known = new Map(fields.map((field) => [field.name, field]));
	return {
		name: (name: string): string => {
			const field = known.get(name);
			const label = field && 'label' in field ? field.label : undefined;
			return typeof label === 'string' ? label : capital(spaced(name));
		},
		/** A choice as its label; anything else as it is. */
		value: (name: string, value: unknown): unknown => {
			const field = known.get(name);
			if (field?.type === 'checkbox') return value ? 'yes' : 'no';
			if (field?.type !== 'select') return value;
			const option = field.options.find((each) => typeof each !== 'string' && each.value === value);
			return typeof option === 'object' && typeof option.label === 'string' ? option.label : value;
		},
	};
}
