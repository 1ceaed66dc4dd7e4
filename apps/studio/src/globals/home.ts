import type { Home } from '@site/contract/pages';
import { defineGlobal } from '../collections/define-content.ts';
import { row } from '../fields/codec.ts';
import { checkbox, choice, day, group, list, or, picture, target, text, unless, words } from '../fields/field.ts';
import { globalNeverTakenOff } from '../publish/always-there.ts';

const links = list<Home['notice']['links'][number]>(
	{
		label: { en: 'Links', zh: '链接' },
		singular: { en: 'Link', zh: '链接' },
		plural: { en: 'Links', zh: '链接' },
	},
	{ label: words({ label: { en: 'Words', zh: '文字' }, required: true }), to: target() },
);

type Banner = Home['banners'][number];

/** Targets of banner buttons by their action codes. */
const labels = [
	{ en: '0: first retailer', zh: '0：第一零售商' },
	{ en: '1: second retailer', zh: '1：第二零售商' },
	{ en: '2: COVID-19 antigen test', zh: '2：新冠抗原检测' },
	{ en: '3: at-home multiplex test', zh: '3：居家多联检测' },
	{ en: '4: partnering', zh: '4：合作' },
	{ en: '5: free sample kit', zh: '5：免费样品盒' },
	{ en: '6: become a distributor', zh: '6：成为经销商' },
	{ en: '7: event page elsewhere', zh: '7：他处的活动页面' },
	{ en: '8: university news', zh: '8：大学新闻' },
	{ en: '9: professional multiplex test', zh: '9：专业用多联检测' },
	{ en: '10: nothing', zh: '10：无' },
	{ en: '11: fertility analyzer at its shop', zh: '11：生育分析仪商店' },
];

/** Targets of buttons are numbers in the contract and texts in the form. */
const code = choice(Object.fromEntries(labels.map((label, code) => [code, label])), {
	label: { en: 'Leads to', zh: '指向' },
	required: true,
});

const banners = list<Omit<Banner, 'id'>>(
	{
		label: { en: 'Banners', zh: '横幅' },
		minRows: 5,
		maxRows: 5,
		required: true,
		singular: { en: 'Banner', zh: '横幅' },
		plural: { en: 'Banners', zh: '横幅' },
		admin: {
			initCollapsed: true,
			components: {
				RowLabel: {
					path: '/src/blocks/section-label.tsx#SectionLabel',
					clientProps: { name: { en: 'Banner', zh: '横幅' } },
				},
			},
		},
	},
	{
		eyebrow: or(undefined, words({ label: { en: 'Small line above the title', zh: '标题上方的小字' } })),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		text: words({ label: { en: 'Text', zh: '正文' }, long: true }),
		picture: picture(),
		line: unless<undefined, boolean>(
			(is) => !is,
			undefined,
			checkbox({
				label: { en: 'Open on the line', zh: '以检测线开场' },
				help: {
					en: 'For the first banner: shows the cassette whose lines are drawn, instead of the picture.',
					zh: '用于第一幅横幅：显示逐渐显线的检测卡，代替图片。',
				},
			}),
		),
		buttons: list<Banner['buttons'][number]>(
			{
				label: { en: 'Buttons', zh: '按钮' },
				singular: { en: 'Button', zh: '按钮' },
				plural: { en: 'Buttons', zh: '按钮' },
				minRows: 1,
			},
			{
				label: words({ label: { en: 'Words on the button', zh: '按钮文字' }, required: true }),
				code: {
					...code,
					read: (...from) => Number(code.read(...from)),
					write: (number, name) => ({ [name]: String(number) }),
				},
			},
		),
	},
);

export const home = defineGlobal('home', 'home', {
	label: { en: 'Home: notice and banners', zh: '首页：提示栏和横幅' },
	hooks: { beforeOperation: [globalNeverTakenOff] },
	versions: { drafts: { schedulePublish: true }, max: 100 },
	admin: {
		group: { en: 'Pages', zh: '页面' },
		description: {
			en: 'The line above the home page and its five banners. The sections below them are the page ‘home’ under Pages.',
			zh: '首页上方的一行文字和五幅横幅。其下的版块是“页面”中的“首页”。',
		},
	},
	fields: {
		notice: group<Home['notice']>(
			{ label: { en: 'Notice bar', zh: '提示栏' } },
			{
				text: words({ label: { en: 'Text', zh: '正文' }, required: true }),
				code: or('', text({ label: { en: 'Discount code', zh: '优惠码' } })),
				links,
				...row({
					from: or(
						undefined,
						day({
							label: { en: 'First day', zh: '首日' },
							required: false,
							help: {
								en: 'Shown from its publication on; from this day on it says ‘Today’.',
								zh: '发布后即显示；从这一天起注明“今天”。',
							},
						}),
					),
					until: or(
						undefined,
						day({
							label: { en: 'Last day', zh: '末日' },
							required: false,
							help: { en: 'Left open: it is shown until it is changed.', zh: '留空：一直显示，直到修改。' },
						}),
					),
				}),
			},
		),
		standingNotice: unless<undefined, NonNullable<Home['standingNotice']>>(
			({ text }) => text.en === '',
			undefined,
			group(
				{
					label: { en: 'Notice bar afterwards', zh: '此后的提示栏' },
					help: {
						en: 'In its place after the last day. Without a text there is no bar.',
						zh: '在末日之后代替显示。没有文字则不显示提示栏。',
					},
				},
				{ text: words({ label: { en: 'Text', zh: '正文' } }), links },
			),
		),
		banners: {
			...banners,
			read: (...from) => banners.read(...from).map((banner, index) => ({ id: index + 1, ...banner })),
		},
	},
});
