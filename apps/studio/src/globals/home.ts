import type { Home as SnapshotHome } from '@site/contract/pages';
import type { ArrayField, GlobalConfig } from 'payload';
import { globalAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { fromTitled, titled } from '../fields/titled.ts';
import { words } from '../fields/words.ts';
import type { Home } from '../payload-types.ts';
import { globalNeverTakenOff } from '../publish/always-there.ts';
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import type { GlobalPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, optionalText, text } from '../snapshot/words.ts';
import { bannerActionLabels } from './banner-action-labels.ts';

const links: ArrayField = {
	name: 'links',
	type: 'array',
	fields: [words('label', { label: 'Words', required: true }), target()],
};

export const home: GlobalConfig = {
	slug: 'home',
	label: 'Home: notice and banners',
	access: globalAccess(),
	hooks: { beforeOperation: [globalNeverTakenOff] },
	versions: { drafts: { schedulePublish: true }, max: 100 },
	admin: {
		group: 'Pages',
		description:
			'The line above the home page and its five banners. The sections below them are the page ‘home’ under Pages.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'notice',
			type: 'group',
			label: 'Notice bar',
			fields: [
				words('text', { label: 'Text', required: true }),
				{ name: 'code', type: 'text', label: 'Discount code' },
				links,
				{
					type: 'row',
					fields: [
						day('from', { label: 'First day', required: false, help: 'Left open: it is shown at once.' }),
						day('until', { label: 'Last day', required: false, help: 'Left open: it is shown until it is changed.' }),
					],
				},
			],
		},
		{
			name: 'standingNotice',
			type: 'group',
			label: 'Notice bar on all other days',
			admin: {
				description: 'In its place before the first day and after the last one. Without a text there is no bar.',
			},
			fields: [words('text', { label: 'Text' }), links],
		},
		{
			name: 'banners',
			type: 'array',
			minRows: 5,
			maxRows: 5,
			required: true,
			labels: { singular: 'Banner', plural: 'Banners' },
			admin: {
				initCollapsed: true,
				components: {
					RowLabel: { path: '/src/blocks/section-label.tsx#SectionLabel', clientProps: { name: 'Banner' } },
				},
			},
			fields: [
				words('eyebrow', { label: 'Small line above the title' }),
				words('title', { label: 'Title', required: true }),
				words('text', { label: 'Text', long: true }),
				picture(),
				{
					name: 'buttons',
					type: 'array',
					minRows: 1,
					fields: [
						words('label', { label: 'Words on the button', required: true }),
						{ name: 'code', type: 'select', label: 'Leads to', required: true, options: bannerActionLabels },
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
