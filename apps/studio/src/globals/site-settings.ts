import { linkNames, socialNetworks } from '@site/contract/settings';
import type { GlobalConfig, TextField } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';

const address = (name: string): TextField => ({
	name,
	type: 'text',
	required: true,
	validate: (value: unknown) => (typeof value === 'string' && URL.canParse(value)) || 'A whole address: https://…',
});

export const siteSettings: GlobalConfig = {
	slug: 'site-settings',
	label: 'Site settings',
	access: globalAccess(),
	versions: { max: 20 },
	admin: { group: 'Site', hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'address',
			type: 'array',
			label: 'Postal address',
			labels: { singular: 'Line', plural: 'Lines' },
			minRows: 1,
			required: true,
			fields: [words('line', { label: 'Line', required: true })],
		},
		{
			type: 'row',
			fields: [
				{ name: 'phone', type: 'text', required: true },
				{ name: 'email', type: 'text', label: 'E-mail', required: true },
				{ name: 'privacyEmail', type: 'text', label: 'E-mail for privacy requests', required: true },
			],
		},
		words('hours', { label: 'Opening hours' }),
		{
			name: 'links',
			type: 'group',
			label: 'Outside links',
			admin: { description: 'Content names these as link:name, so that each is set once, here.' },
			fields: linkNames.map(address),
		},
		{ name: 'social', type: 'group', label: 'Social networks', fields: socialNetworks.map(address) },
		{
			name: 'tagManager',
			type: 'group',
			admin: { description: 'Loaded only after a visitor agrees. Without an id it is off.' },
			fields: [
				{ name: 'container', type: 'text', label: 'Container id' },
				{ name: 'script', type: 'text', label: 'Address of the script' },
			],
		},
	],
};
