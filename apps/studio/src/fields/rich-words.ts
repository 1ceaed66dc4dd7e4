import type { Field } from 'payload';
import { editor } from '../rich-text/editor.ts';
import { chineseOf, type Said } from '../words/said.ts';

/** A formatted text in both languages, side by side. */
export const richWords = (
	name: string,
	{ label, help, required = false }: { label: Said; help?: Said; required?: boolean },
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
			label: chineseOf(label),
			editor,
			admin: {
				description: { en: 'Left empty, the English text is shown.', zh: '留空则显示英文。' },
				width: '50%',
				className: 'studio-chinese',
			},
		},
	],
});
