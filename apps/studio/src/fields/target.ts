import { linkNames } from '@site/contract/settings';
import { isTarget } from '@site/contract/target';
import type { TextField } from 'payload';
import { filled } from './filled.ts';

const known = linkNames.map((name) => `link:${name}`);

const isWritten = filled(
	isTarget,
	'Starts with /, https:// or names an item of the site or an outside link of the site settings.',
);

/** Where a button or a logo leads. */
export const target = (name = 'to', { label = 'Leads to', required = true } = {}): TextField => ({
	name,
	type: 'text',
	label,
	required,
	admin: {
		components: { afterInput: ['/src/links/link-picker.tsx#LinkPicker'] },
		description: `An item of the site, which is found under any later address; a page (/contact), an address elsewhere (https://…), or one of the outside links set under Site settings (${known.slice(0, 3).join(', ')}, …).`,
	},
	validate: (value, options) => (!value && !required) || isWritten(value, options),
});
