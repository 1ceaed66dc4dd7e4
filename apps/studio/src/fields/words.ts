import type { Field } from 'payload';

interface Words {
	label: string;
	help?: string;
	required?: boolean;
	/** Several lines. */
	long?: boolean;
}

interface Line {
	name: string;
	label: string;
	required?: boolean;
	admin: { description?: string; width: string; className: string };
}

const line = (long: boolean, field: Line): Field =>
	long ? { ...field, type: 'textarea' } : { ...field, type: 'text' };

/** A text in both languages, side by side: `name` holds English and `nameCn` Chinese. */
export const words = (name: string, { label, help, required = false, long = false }: Words): Field => ({
	type: 'row',
	fields: [
		line(long, { name, label, required, admin: { description: help, width: '50%', className: 'studio-english' } }),
		line(long, {
			name: `${name}Cn`,
			label: `${label} (Chinese)`,
			admin: { description: 'Left empty, the English text is shown.', width: '50%', className: 'studio-chinese' },
		}),
	],
});
