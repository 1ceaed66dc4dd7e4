import type { Field } from 'payload';
import { chineseOf, type Said } from '../words/said.ts';

interface Words {
	label: Said;
	help?: Said;
	required?: boolean;
	/** Several lines. */
	long?: boolean;
}

interface Line {
	name: string;
	label: Said;
	required?: boolean;
	admin: { description?: Said | undefined; width: string; className: string };
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
			label: chineseOf(label),
			admin: {
				description: { en: 'Left empty, the English text is shown.', zh: '留空则显示英文。' },
				width: '50%',
				className: 'studio-chinese',
			},
		}),
	],
});
