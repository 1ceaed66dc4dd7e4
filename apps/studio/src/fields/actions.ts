import type { Action } from '@site/contract/sections';
import type { Codec } from './codec.ts';
import { asStored, choice, group, list, target, unless, words } from './field.ts';

const label = (required: boolean) => words({ label: { en: 'Words on the button', zh: '按钮文字' }, required });

const chosen = choice(
	{
		primary: { en: 'Main button', zh: '主按钮' },
		secondary: { en: 'Second button', zh: '次按钮' },
		link: { en: 'Link', zh: '链接' },
	},
	{ label: { en: 'Looks like', zh: '样式' }, defaultValue: 'primary' },
);
const style: Codec<Action['style']> = { ...chosen, read: (...from) => chosen.read(...from) ?? 'primary' };

const to = target();

export const actions = ({ minRows = 0 } = {}): Codec<Action[]> =>
	list<Action>(
		{
			label: { en: 'Buttons', zh: '按钮' },
			singular: { en: 'Button', zh: '按钮' },
			plural: { en: 'Buttons', zh: '按钮' },
			minRows,
		},
		{
			label: label(true),
			to: { ...to, read: (button) => asStored<string | null>(button.to) ?? '/' },
			style,
		},
	);

/** One button; undefined without words or a target. */
export const action: Codec<Action | undefined> = unless<undefined, Action>(
	({ label, to }) => !label.en || !to,
	undefined,
	group({ label: { en: 'Button', zh: '按钮' } }, { label: label(false), to: target({ required: false }), style }),
);
