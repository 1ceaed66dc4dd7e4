import { isLinkAddress, isWebAddress } from '@site/contract/address';
import type { Language, Text } from '@site/contract/language';
import { isSharePage, linkNames, type SiteSettings, sharePages, socialNetworks } from '@site/contract/settings';
import type { GlobalConfig, GroupField, RowField, TextField } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { asStored } from '../fields/field.ts';
import { emptyOr, filled } from '../fields/filled.ts';
import { usualOrdering } from '../fields/ordering.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { GlobalPart, Written } from '../mapping/part.ts';
import { text } from '../mapping/words.ts';
import type { SiteSetting } from '../payload-types.ts';
import { asNamed, type Said } from '../words/said.ts';

const linkLabels: Record<(typeof linkNames)[number], Said> = {
	university: { en: 'University', zh: '大学' },
	universityNews: { en: 'University News', zh: '大学新闻' },
	shop: { en: 'Shop', zh: '商店' },
	retailerOne: { en: 'Retailer One', zh: '零售商一' },
	retailerTwo: { en: 'Retailer Two', zh: '零售商二' },
	fertilityShop: { en: 'Fertility Shop', zh: '生育产品商店' },
	eventPage: { en: 'Event Page', zh: '活动页面' },
	quoteForm: { en: 'Quote Form', zh: '询价表单' },
	distributorForm: { en: 'Distributor Form', zh: '经销商表单' },
	sampleKitForm: { en: 'Sample Kit Form', zh: '样品盒表单' },
	newsletterForm: { en: 'Newsletter Form', zh: '电子通讯表单' },
	video: { en: 'Video', zh: '视频' },
};

const socialNames: Record<(typeof socialNetworks)[number], Said> = {
	professional: { en: 'Professional', zh: '职业社交' },
	microblog: { en: 'Microblog', zh: '微博客' },
	shortVideo: { en: 'Short Video', zh: '短视频' },
	video: { en: 'Video', zh: '视频' },
};

/** An address for English readers, and an optional one for Chinese readers. */
const addresses =
	<T extends string>(names: Readonly<Record<T, Said>>, isRight: (value: string) => boolean, message: Said) =>
	(name: T): RowField => ({
		type: 'row',
		fields: [
			{
				name,
				type: 'text',
				label: names[name],
				required: true,
				validate: filled(isRight, message),
				admin: { width: '50%' },
			},
			{
				name: `${name}Cn`,
				type: 'text',
				label: { en: `${names[name].en} Cn`, zh: `${names[name].zh}（中文）` },
				validate: emptyOr(isRight, message),
				admin: {
					width: '50%',
					description: {
						en: 'For readers of Chinese. Left empty, the same address.',
						zh: '供中文读者使用。留空则为同一地址。',
					},
				},
			},
		],
	});

const outside = addresses(socialNames, isWebAddress, { en: 'A whole address: https://…', zh: '完整的地址：https://…' });
const link = addresses(linkLabels, isLinkAddress, {
	en: 'A whole address (https://…), or a page of this site (/lead-form/23)',
	zh: '完整的地址（https://…），或本网站的页面（/lead-form/23）',
});

const networkNames = { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: 'Weibo' };

const sharing = (name: Language, label: Said): GroupField => ({
	name,
	type: 'group',
	label,
	fields: [
		...sharePages.map(
			(network): TextField => ({
				name: network,
				type: 'text',
				label: asNamed(networkNames[network]),
				validate: emptyOr(isSharePage, { en: 'Empty, or https://…{url}', zh: '留空，或 https://…{url}' }),
			}),
		),
		{
			name: 'wechat',
			type: 'checkbox',
			label: { en: 'WeChat, by a code of the address that its app reads', zh: '微信：通过其应用扫描地址二维码' },
		},
	],
});

const config: GlobalConfig = {
	slug: 'site-settings',
	label: { en: 'Site settings', zh: '网站设置' },
	access: globalAccess(),
	versions: { max: 100 },
	admin: { group: { en: 'Site', zh: '网站' }, hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'address',
			type: 'array',
			label: { en: 'Postal address', zh: '邮寄地址' },
			labels: { singular: { en: 'Line', zh: '行' }, plural: { en: 'Lines', zh: '行' } },
			minRows: 1,
			required: true,
			fields: [words('line', { label: { en: 'Line', zh: '行' }, required: true })],
		},
		words('phone', { label: { en: 'Phone', zh: '电话' }, required: true }),
		{
			type: 'row',
			fields: [
				{ name: 'email', type: 'text', label: { en: 'Email', zh: '电子邮箱' }, required: true },
				{
					name: 'privacyEmail',
					type: 'text',
					label: { en: 'Email for privacy requests', zh: '隐私请求电子邮箱' },
					required: true,
				},
			],
		},
		words('hours', { label: { en: 'Opening hours', zh: '营业时间' } }),
		{
			name: 'links',
			type: 'group',
			label: { en: 'Outside links', zh: '外部链接' },
			admin: {
				description: {
					en: 'Content names these as link:name, so that each is set once, here. The four forms lead to forms of this site (/lead-form/…) until you put the address of your CRM’s form in their place.',
					zh: '内容以 link:名称 引用这些链接，因此每个只需在此设置一次。四个表单指向本网站的表单（/lead-form/…），直到您换成 CRM 表单的地址。',
				},
			},
			fields: linkNames.map(link),
		},
		{
			name: 'social',
			type: 'group',
			label: { en: 'Social networks', zh: '社交网络' },
			fields: socialNetworks.map(outside),
		},
		{
			name: 'share',
			type: 'group',
			label: { en: 'Share pages', zh: '分享页面' },
			admin: {
				description: {
					en: 'Where readers share an article: the network’s own address, with {url} and {title} where the article’s go. Without an address the network is not offered. Copy link always is, and on phones the list of their own apps.',
					zh: '读者分享文章的地方：网络自己的地址，其中 {url} 和 {title} 代表文章的地址和标题。没有地址则不提供该网络。“复制链接”始终提供，手机上还提供其应用列表。',
				},
			},
			fields: [
				sharing('en', { en: 'Offered in English', zh: '英文页面提供' }),
				sharing('cn', { en: 'Offered in Chinese', zh: '中文页面提供' }),
			],
		},
		{
			name: 'videoHosts',
			type: 'array',
			label: { en: 'Hosts of films', zh: '影片托管方' },
			labels: { singular: { en: 'Host', zh: '托管方' }, plural: { en: 'Hosts', zh: '托管方' } },
			admin: {
				description: {
					en: 'A film elsewhere plays within a page only from these hosts, and is asked for when a visitor presses it. Any other is a link. Write the host alone, as it stands in the address for embedding: player.example.com',
					zh: '他处的影片只有来自这些托管方才在页面内播放，并在访客点击时才加载。其他的只是链接。只写主机名，与嵌入地址中的一致：player.example.com',
				},
			},
			fields: [{ name: 'host', type: 'text', label: { en: 'Host', zh: '托管方' }, required: true }],
		},
		...usualOrdering.form('ordering'),
		{
			name: 'loincVersion',
			type: 'text',
			label: { en: 'LOINC release', zh: 'LOINC 版本' },
			admin: {
				description: {
					en: 'The release that the LOINC codes were taken from, such as 2.78. The files for laboratories at /data name it.',
					zh: 'LOINC 代码所依据的版本，例如 2.78。/data 的实验室文件会注明。',
				},
			},
		},
		{
			name: 'tagManager',
			type: 'group',
			label: { en: 'Tag Manager', zh: '代码管理器' },
			admin: {
				description: {
					en: 'Loaded only after a visitor agrees. Without an id it is off.',
					zh: '仅在访客同意后加载。没有编号则关闭。',
				},
			},
			fields: [
				{ name: 'container', type: 'text', label: { en: 'Container id', zh: '容器编号' } },
				{ name: 'script', type: 'text', label: { en: 'Address of the script', zh: '脚本地址' } },
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

const toSite = (doc: SiteSetting): Omit<Written<SiteSettings>, 'ordering'> => ({
	address: (doc.address ?? []).map(({ line, lineCn }) => text(line, lineCn)),
	phone: text(doc.phone, doc.phoneCn),
	email: doc.email,
	privacyEmail: doc.privacyEmail,
	hours: text(doc.hours, doc.hoursCn),
	links: fromStored(linkNames, doc.links),
	social: fromStored(socialNetworks, doc.social),
	share: { en: offered(doc.share?.en), cn: offered(doc.share?.cn) },
	loincVersion: doc.loincVersion ?? '',
	videoHosts: (doc.videoHosts ?? []).map(({ host }) => host.trim().toLowerCase()),
	tagManager: { id: doc.tagManager?.container ?? '', script: doc.tagManager?.script ?? '' },
});

export const siteSettings: GlobalPart<'settings', 'site-settings'> = {
	part: 'settings',
	global: 'site-settings',
	config,
	names: {
		'address.*': 'address.*.line',
		'tagManager.id': 'tagManager.container',
		'videoHosts.*': 'videoHosts.*.host',
	},
	toSnapshot: (doc, pictures) => ({
		...toSite(asStored(doc)),
		ordering: usualOrdering.read(doc, 'ordering', pictures),
	}),
	fromSample: (part, pictures) => ({
		...part,
		address: part.address.map((line) => pair('line', line)),
		...pair('phone', part.phone),
		...pair('hours', part.hours),
		links: toStored(linkNames, part.links),
		social: toStored(socialNetworks, part.social),
		videoHosts: part.videoHosts.map((host) => ({ host })),
		...usualOrdering.write(part.ordering, 'ordering', pictures),
		tagManager: { container: part.tagManager.id, script: part.tagManager.script },
	}),
};
