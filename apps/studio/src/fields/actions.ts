import type { Action } from '@site/contract/sections';
import type { ArrayField, Field } from 'payload';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
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

export const actionsField = ({ minRows = 0 } = {}): ArrayField => ({
	name: 'actions',
	type: 'array',
	label: 'Buttons',
	labels: { singular: 'Button', plural: 'Buttons' },
	minRows,
	fields: actionFields(),
});

interface Button {
	label?: string | null;
	labelCn?: string | null;
	to?: string | null;
	style?: Action['style'] | null;
}

export const action = (button: Button): Action => ({
	label: text(button.label, button.labelCn),
	to: button.to ?? '/',
	style: button.style ?? 'primary',
});

export const actions = (buttons: Button[] | null | undefined) => (buttons ?? []).map(action);

export const fromAction = ({ label, to, style }: Action) => ({ ...pair('label', label), to, style });
