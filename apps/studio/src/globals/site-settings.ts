import { isLinkAddress, isWebAddress } from '@site/contract/address';
import { linkNames, shareNetworks, socialNetworks } from '@site/contract/settings';
import type { GlobalConfig, TextField } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { filled } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';

const address = (name: string): TextField => ({
	name,
	type: 'text',
	required: true,
	validate: filled(isWebAddress, 'A whole address: https://…'),
});

const link = (name: string): TextField => ({
	name,
	type: 'text',
	required: true,
	validate: filled(isLinkAddress, 'A whole address (https://…), or a page of this site (/lead-form/23)'),
});

const shareAddress = (name: string): TextField => ({
	name,
	type: 'text',
	validate: (value: unknown) =>
		!value ||
		(typeof value === 'string' && isWebAddress(value) && value.includes('{url}')) ||
		'Empty, or https://…{url}',
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
			admin: {
				description:
					'Content names these as link:name, so that each is set once, here. The four forms lead to forms of this site (/lead-form/…) until you put the address of your CRM’s form in their place.',
			},
			fields: linkNames.map(link),
		},
		{ name: 'social', type: 'group', label: 'Social networks', fields: socialNetworks.map(address) },
		{
			name: 'share',
			type: 'group',
			label: 'Share pages',
			admin: {
				description:
					'Where readers share an article: the network’s own address, with {url} and {title} where the article’s go. Without an address the network is not offered.',
			},
			fields: shareNetworks.map(shareAddress),
		},
		{
			name: 'videoHosts',
			type: 'array',
			label: 'Hosts of films',
			labels: { singular: 'Host', plural: 'Hosts' },
			admin: {
				description:
					'A film elsewhere plays within a page only from these hosts, and is asked for when a visitor presses it. Any other is a link. Write the host alone, as it stands in the address for embedding: player.example.com',
			},
			fields: [{ name: 'host', type: 'text', required: true }],
		},
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

const pick = <K extends string>(
	names: readonly K[],
	from: Partial<Record<K, string | null>> | undefined,
): Record<K, string> => {
	const entries = names.map((name) => [name, from?.[name] ?? ''] as const);
	return Object.fromEntries(entries) as Record<K, string>;
};

export const settingsPart: GlobalPart<'settings', 'site-settings'> = {
	global: 'site-settings',
	names: {
		'address.*': 'address.*.line',
		'tagManager.id': 'tagManager.container',
		'videoHosts.*': 'videoHosts.*.host',
	},
	toSnapshot: (doc) => ({
		address: (doc.address ?? []).map(({ line, lineCn }) => text(line, lineCn)),
		phone: doc.phone,
		email: doc.email,
		privacyEmail: doc.privacyEmail,
		hours: text(doc.hours, doc.hoursCn),
		links: pick(linkNames, doc.links),
		social: pick(socialNetworks, doc.social),
		share: pick(shareNetworks, doc.share),
		videoHosts: (doc.videoHosts ?? []).map(({ host }) => host.trim().toLowerCase()),
		tagManager: { id: doc.tagManager?.container ?? '', script: doc.tagManager?.script ?? '' },
	}),
	fromSample: (part) => ({
		...part,
		address: part.address.map((line) => pair('line', line)),
		...pair('hours', part.hours),
		videoHosts: part.videoHosts.map((host) => ({ host })),
		tagManager: { container: part.tagManager.id, script: part.tagManager.script },
	}),
};
