import { linkNames } from '@site/contract/settings';
import { isTarget } from '@site/contract/target';
import type { TextField } from 'payload';

const known = linkNames.map((name) => `link:${name}`);

/** Where a button or a logo leads. */
export const target = (name = 'to', { label = 'Leads to', required = true } = {}): TextField => ({
	name,
	type: 'text',
	label,
	required,
	admin: {
		description: `A page of the site (/contact), an address elsewhere (https://…), or one of the outside links set under Site settings (${known.slice(0, 3).join(', ')}, …).`,
	},
	validate: (value: unknown) =>
		(!value && !required) ||
		(typeof value === 'string' && isTarget(value)) ||
		'Starts with /, https:// or names an outside link of the site settings.',
});
