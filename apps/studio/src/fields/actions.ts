import type { ArrayField, Field } from 'payload';
import { target } from './target.ts';
import { words } from './words.ts';

export const actionFields = (required = true): Field[] => [
	words('label', { label: 'Words on the button', required }),
	target('to', { required }),
	{
		name: 'style',
		type: 'select',
		label: 'Looks like',
		defaultValue: 'primary',
		options: [
			{ label: 'Main button', value: 'primary' },
			{ label: 'Second button', value: 'secondary' },
			{ label: 'Link', value: 'link' },
		],
	},
];

export const actions = ({ minRows = 0 } = {}): ArrayField => ({
	name: 'actions',
	type: 'array',
	label: 'Buttons',
	labels: { singular: 'Button', plural: 'Buttons' },
	minRows,
	fields: actionFields(),
});
