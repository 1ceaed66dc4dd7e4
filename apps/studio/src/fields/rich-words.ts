import type { Field } from 'payload';
import { editor } from '../rich-text/editor.ts';

/** A formatted text in both languages, side by side. */
export const richWords = (
	name: string,
	{ label, help, required = false }: { label: string; help?: string; required?: boolean },
): Field => ({
	type: 'row',
	fields: [
		{
			name,
			type: 'richText',
			label,
			required,
			editor,
			admin: { description: help, width: '50%', className: 'studio-english' },
		},
		{
			name: `${name}Cn`,
			type: 'richText',
			label: `${label} (Chinese)`,
			editor,
			admin: { description: 'Left empty, the English text is shown.', width: '50%', className: 'studio-chinese' },
		},
	],
});
