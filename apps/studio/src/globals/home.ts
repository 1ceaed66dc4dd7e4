import type { Home as SnapshotHome } from '@site/contract/pages';
import type { ArrayField, GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { fromTitled, titled } from '../fields/titled.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import type { GlobalPart } from '../mapping/part.ts';
import { day as dayOf, idOf, optionalText, text } from '../mapping/words.ts';
import type { Home } from '../payload-types.ts';
import { globalNeverTakenOff } from '../publish/always-there.ts';
import { bannerActionLabels } from './banner-action-labels.ts';

const links: ArrayField = {
	name: 'links',
	type: 'array',
	label: { en: 'Links', zh: '链接' },
	labels: { singular: { en: 'Link', zh: '链接' }, plural: { en: 'Links', zh: '链接' } },
	fields: [words('label', { label: { en: 'Words', zh: '文字' }, required: true }), target()],
};

export const home: GlobalConfig = {
	slug: 'home',
	label: { en: 'Home: notice and banners', zh: '首页：提示栏和横幅' },
	access: globalAccess(),
	hooks: { beforeOperation: [globalNeverTakenOff] },
	versions: { drafts: { schedulePublish: true }, max: 100 },
	admin: {
		group: { en: 'Pages', zh: '页面' },
		description: {
			en: 'The line above the home page and its five banners. The sections below them are the page ‘home’ under Pages.',
			zh: '首页上方的一行文字和五幅横幅。其下的版块是“页面”中的“首页”。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'notice',
			type: 'group',
			label: { en: 'Notice bar', zh: '提示栏' },
			fields: [
				words('text', { label: { en: 'Text', zh: '正文' }, required: true }),
				{ name: 'code', type: 'text', label: { en: 'Discount code', zh: '优惠码' } },
				links,
				{
					type: 'row',
					fields: [
						day('from', {
							label: { en: 'First day', zh: '首日' },
							required: false,
							help: {
								en: 'Shown from its publication on; from this day on it says ‘Today’.',
								zh: '发布后即显示；从这一天起注明“今天”。',
							},
						}),
						day('until', {
							label: { en: 'Last day', zh: '末日' },
							required: false,
							help: { en: 'Left open: it is shown until it is changed.', zh: '留空：一直显示，直到修改。' },
						}),
					],
				},
			],
		},
		{
			name: 'standingNotice',
			type: 'group',
			label: { en: 'Notice bar afterwards', zh: '此后的提示栏' },
			admin: {
				description: {
					en: 'In its place after the last day. Without a text there is no bar.',
					zh: '在末日之后代替显示。没有文字则不显示提示栏。',
				},
			},
			fields: [words('text', { label: { en: 'Text', zh: '正文' } }), links],
		},
		{
			name: 'banners',
			type: 'array',
			label: { en: 'Banners', zh: '横幅' },
			minRows: 5,
			maxRows: 5,
			required: true,
			labels: { singular: { en: 'Banner', zh: '横幅' }, plural: { en: 'Banners', zh: '横幅' } },
			admin: {
				initCollapsed: true,
				components: {
					RowLabel: {
						path: '/src/blocks/section-label.tsx#SectionLabel',
						clientProps: { name: { en: 'Banner', zh: '横幅' } },
					},
				},
			},
			fields: [
				words('eyebrow', { label: { en: 'Small line above the title', zh: '标题上方的小字' } }),
				words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
				words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
				picture(),
				{
					name: 'buttons',
					type: 'array',
					label: { en: 'Buttons', zh: '按钮' },
					labels: { singular: { en: 'Button', zh: '按钮' }, plural: { en: 'Buttons', zh: '按钮' } },
					minRows: 1,
					fields: [
						words('label', { label: { en: 'Words on the button', zh: '按钮文字' }, required: true }),
						{
							name: 'code',
							type: 'select',
							label: { en: 'Leads to', zh: '指向' },
							required: true,
							options: bannerActionLabels,
						},
					],
				},
			],
		},
	],
};

type Links = NonNullable<Home['notice']>['links'];
type ShownLinks = SnapshotHome['notice']['links'];

const shown = (rows: Links): ShownLinks =>
	(rows ?? []).map(({ label, labelCn, to }) => ({ label: text(label, labelCn), to }));
const stored = (links: ShownLinks) => links.map(({ label, to }) => ({ ...pair('label', label), to }));

type BannerCode = NonNullable<Home['banners'][number]['buttons']>[number]['code'];

export const homePart: GlobalPart<'home', 'home'> = {
	global: 'home',
	toSnapshot: ({ notice, standingNotice, banners }, pictures) => ({
		notice: {
			text: text(notice?.text, notice?.textCn),
			code: notice?.code ?? '',
			links: shown(notice?.links),
			from: notice?.from ? dayOf(notice.from) : undefined,
			until: notice?.until ? dayOf(notice.until) : undefined,
		},
		standingNotice: standingNotice?.text
			? { text: text(standingNotice.text, standingNotice.textCn), links: shown(standingNotice.links) }
			: undefined,
		banners: (banners ?? []).map((banner, index) => ({
			id: index + 1,
			eyebrow: optionalText(banner.eyebrow, banner.eyebrowCn),
			...titled(banner),
			picture: pictures.need(idOf(banner.picture)),
			buttons: (banner.buttons ?? []).map(({ label, labelCn, code }) => ({
				label: text(label, labelCn),
				code: Number(code),
			})),
		})),
	}),
	fromSample: ({ notice, standingNotice, banners }, pictures) => ({
		notice: {
			...pair('text', notice.text),
			code: notice.code,
			links: stored(notice.links),
			from: notice.from && noon(notice.from),
			until: notice.until && noon(notice.until),
		},
		standingNotice: standingNotice && {
			...pair('text', standingNotice.text),
			links: stored(standingNotice.links),
		},
		banners: banners.map((banner) => ({
			...pair('eyebrow', banner.eyebrow),
			...fromTitled(banner),
			picture: pictures(banner.picture),
			buttons: banner.buttons.map(({ label, code }) => ({ ...pair('label', label), code: String(code) as BannerCode })),
		})),
		_status: 'published',
	}),
};
