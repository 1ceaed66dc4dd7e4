import { linkNames } from '@site/contract/settings';
import { isTarget } from '@site/contract/target';
import type { TextField } from 'payload';
import { filled } from './filled.ts';

const known = linkNames.map((name) => `link:${name}`);

const isWritten = filled(isTarget, 'Starts with /, https:// or names an outside link of the site settings.');

/** Where a button or a logo leads. */
export const target = (name = 'to', { label = 'Leads to', required = true } = {}): TextField => ({
	name,
	type: 'text',
	label,
	required,
	admin: {
		description: `A page of the site (/contact), an address elsewhere (https://…), or one of the outside links set under Site settings (${known.slice(0, 3).join(', ')}, …).`,
	},
	validate: (value, options) => (!value && !required) || isWritten(value, options),
});
