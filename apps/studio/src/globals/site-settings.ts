import { isLinkAddress, isWebAddress } from '@site/contract/address';
import type { Language, Text } from '@site/contract/language';
import { isSharePage, linkNames, type SiteSettings, sharePages, socialNetworks } from '@site/contract/settings';
import type { GlobalConfig, GroupField, RowField, TextField } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { emptyOr, filled } from '../fields/filled.ts';
import { fromOrdering, ordering, usualOrderingField } from '../fields/ordering.ts';
import { words } from '../fields/words.ts';
import type { SiteSetting } from '../payload-types.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';

/** An address for readers of English and, where theirs is another, one for readers of Chinese. */
const addresses =
	(isRight: (value: string) => boolean, message: string) =>
	(name: string): RowField => ({
		type: 'row',
		fields: [
			{ name, type: 'text', required: true, validate: filled(isRight, message), admin: { width: '50%' } },
			{
				name: `${name}Cn`,
				type: 'text',
				validate: emptyOr(isRight, message),
				admin: { width: '50%', description: 'For readers of Chinese. Left empty, the same address.' },
			},
		],
	});

const outside = addresses(isWebAddress, 'A whole address: https://…');
const link = addresses(isLinkAddress, 'A whole address (https://…), or a page of this site (/lead-form/23)');

const networkNames = { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: 'Weibo' };

const sharing = (name: Language, label: string): GroupField => ({
	name,
	type: 'group',
	label,
	fields: [
		...sharePages.map(
			(network): TextField => ({
				name: network,
				type: 'text',
				label: networkNames[network],
				validate: emptyOr(isSharePage, 'Empty, or https://…{url}'),
			}),
		),
		{ name: 'wechat', type: 'checkbox', label: 'WeChat, by a code of the address that its app reads' },
	],
});

export const siteSettings: GlobalConfig = {
	slug: 'site-settings',
	label: 'Site settings',
	access: globalAccess(),
	versions: { max: 100 },
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
		words('phone', { label: 'Phone', required: true }),
		{
			type: 'row',
			fields: [
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
		{ name: 'social', type: 'group', label: 'Social networks', fields: socialNetworks.map(outside) },
		{
			name: 'share',
			type: 'group',
			label: 'Share pages',
			admin: {
				description:
					'Where readers share an article: the network’s own address, with {url} and {title} where the article’s go. Without an address the network is not offered. Copy link always is, and on phones the list of their own apps.',
			},
			fields: [sharing('en', 'Offered in English'), sharing('cn', 'Offered in Chinese')],
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
		usualOrderingField,
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

type Stored<K extends string> = Partial<Record<K | `${K}Cn`, string | null>>;

const fromStored = <K extends string>(names: readonly K[], from: Stored<K> | undefined): Record<K, Text> => {
	const entries = names.map((name) => [name, text(from?.[name], from?.[`${name}Cn`])] as const);
	return Object.fromEntries(entries) as Record<K, Text>;
};

const toStored = <K extends string>(names: readonly K[], part: Record<K, Text>): Record<K, string> & Stored<K> =>
	Object.assign({} as Record<K, string>, ...names.map((name) => pair(name, part[name])));

type Offered = NonNullable<SiteSetting['share']>['en'];
const offered = (from: Offered | undefined): SiteSettings['share']['en'] => ({
	facebook: from?.facebook ?? '',
	x: from?.x ?? '',
	linkedin: from?.linkedin ?? '',
	weibo: from?.weibo ?? '',
	wechat: from?.wechat ?? false,
});

export const settingsPart: GlobalPart<'settings', 'site-settings'> = {
	global: 'site-settings',
	names: {
		'address.*': 'address.*.line',
		'tagManager.id': 'tagManager.container',
		'videoHosts.*': 'videoHosts.*.host',
	},
	toSnapshot: (doc) => ({
		address: (doc.address ?? []).map(({ line, lineCn }) => text(line, lineCn)),
		phone: text(doc.phone, doc.phoneCn),
		email: doc.email,
		privacyEmail: doc.privacyEmail,
		hours: text(doc.hours, doc.hoursCn),
		links: fromStored(linkNames, doc.links),
		social: fromStored(socialNetworks, doc.social),
		share: { en: offered(doc.share?.en), cn: offered(doc.share?.cn) },
		videoHosts: (doc.videoHosts ?? []).map(({ host }) => host.trim().toLowerCase()),
		ordering: ordering(doc.ordering),
		tagManager: { id: doc.tagManager?.container ?? '', script: doc.tagManager?.script ?? '' },
	}),
	fromSample: (part) => ({
		...part,
		address: part.address.map((line) => pair('line', line)),
		...pair('phone', part.phone),
		...pair('hours', part.hours),
		links: toStored(linkNames, part.links),
		social: toStored(socialNetworks, part.social),
		videoHosts: part.videoHosts.map((host) => ({ host })),
		ordering: fromOrdering(part.ordering),
		tagManager: { container: part.tagManager.id, script: part.tagManager.script },
	}),
};
