import { isWebAddress } from '@site/contract/address';
import { linkNames, socialNetworks } from '@site/contract/settings';
import type { GlobalConfig, TextField } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';

const address = (name: string): TextField => ({
	name,
	type: 'text',
	required: true,
	validate: (value: unknown) => (typeof value === 'string' && isWebAddress(value)) || 'A whole address: https://…',
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

const pick = <K extends string>(names: readonly K[], from: Record<K, string> | undefined): Record<K, string> => {
	const entries = names.map((name) => [name, from?.[name] ?? ''] as const);
	return Object.fromEntries(entries) as Record<K, string>;
};

export const settingsPart: GlobalPart<'settings', 'site-settings'> = {
	global: 'site-settings',
	names: { 'address.*': 'address.*.line', 'tagManager.id': 'tagManager.container' },
	toSnapshot: (doc) => ({
		address: (doc.address ?? []).map(({ line, lineCn }) => text(line, lineCn)),
		phone: doc.phone,
		email: doc.email,
		privacyEmail: doc.privacyEmail,
		hours: text(doc.hours, doc.hoursCn),
		links: pick(linkNames, doc.links),
		social: pick(socialNetworks, doc.social),
		tagManager: { id: doc.tagManager?.container ?? '', script: doc.tagManager?.script ?? '' },
	}),
	fromSample: (part) => ({
		...part,
		address: part.address.map((line) => pair('line', line)),
		...pair('hours', part.hours),
		tagManager: { container: part.tagManager.id, script: part.tagManager.script },
	}),
};
