import type { Action } from '@site/contract/sections';
import type { ArrayField, Field } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { target } from './target.ts';
import { words } from './words.ts';

export const actionFields = (required = true): Field[] => [
	words('label', { label: { en: 'Words on the button', zh: '按钮文字' }, required }),
	target('to', { required }),
	{
		name: 'style',
		type: 'select',
		label: { en: 'Looks like', zh: '样式' },
		defaultValue: 'primary',
		options: [
			{ label: { en: 'Main button', zh: '主按钮' }, value: 'primary' },
			{ label: { en: 'Second button', zh: '次按钮' }, value: 'secondary' },
			{ label: { en: 'Link', zh: '链接' }, value: 'link' },
		],
	},
];

export const actionsField = ({ minRows = 0 } = {}): ArrayField => ({
	name: 'actions',
	type: 'array',
	label: { en: 'Buttons', zh: '按钮' },
	labels: { singular: { en: 'Button', zh: '按钮' }, plural: { en: 'Buttons', zh: '按钮' } },
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
