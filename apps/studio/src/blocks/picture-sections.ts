import type { SectionOf, stepForms } from '@site/contract/sections';
import { action, actions } from '../fields/actions.ts';
import { choice, list, or, picture, pictureOr, relation, target, words } from '../fields/field.ts';
import { titled } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import type { Said } from '../words/said.ts';
import { heading, optionalHeading } from './heading.ts';
import { defineSection } from './section-in-studio.ts';

export const banner = defineSection('banner', {
	singular: { en: 'Banner', zh: '横幅' },
	fields: {
		eyebrow: or(undefined, words({ label: { en: 'Small line above the title', zh: '标题上方的小字' } })),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		text: or(undefined, words({ label: { en: 'Text', zh: '正文' }, long: true })),
		picture: picture(),
		actions: actions(),
	},
});

export const scene = defineSection('scene', {
	singular: { en: 'Picture from edge to edge', zh: '通栏图片' },
	fields: {
		picture: picture(),
		caption: words({ label: { en: 'Line below the picture', zh: '图片下方的文字' }, required: true }),
	},
});

export const video = defineSection('video', {
	singular: { en: 'Video', zh: '视频' },
	fields: {
		tone,
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		text: or(undefined, words({ label: { en: 'Text', zh: '正文' }, long: true })),
		filmId: or(
			undefined,
			relation('films', {
				stored: 'film',
				label: { en: 'Film', zh: '影片' },
				help: {
					en: 'One of those under Films, with its own still picture.',
					zh: '“影片”下的一部，使用其自带的静态图片。',
				},
			}),
		),
		poster: or(
			undefined,
			picture({
				label: { en: 'Still picture', zh: '静态图片' },
				required: false,
				help: { en: 'Only without a film.', zh: '仅在没有影片时使用。' },
			}),
		),
		to: or(undefined, target({ label: { en: 'Leads to, without a film', zh: '没有影片时的链接' }, required: false })),
	},
});

const labels: Record<(typeof stepForms)[number], Said> = {
	row: { en: 'Side by side', zh: '并排' },
	stack: { en: 'On top of each other, changing while one scrolls', zh: '叠放，随滚动切换' },
};

const form = choice(labels, {
	label: { en: 'Pictures', zh: '图片' },
	defaultValue: 'row',
	help: {
		en: 'On top of each other: for pictures of one thing, taken from the same place.',
		zh: '叠放：适用于从同一位置拍摄的同一物体的图片。',
	},
});

export const steps = defineSection('steps', {
	singular: { en: 'Steps', zh: '步骤' },
	fields: {
		tone,
		form: { ...form, read: (...from) => form.read(...from) ?? 'row' },
		...heading,
		items: list<SectionOf<'steps'>['items'][number]>(
			{
				label: { en: 'Steps', zh: '步骤' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{ ...titled(), picture: pictureOr(undefined) },
		),
	},
});

export const cards = defineSection('cards', {
	singular: { en: 'Cards', zh: '卡片' },
	fields: {
		tone,
		...optionalHeading,
		items: list<SectionOf<'cards'>['items'][number]>(
			{
				label: { en: 'Cards', zh: '卡片' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{
				title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
				text: words({ label: { en: 'Text', zh: '正文' }, long: true }),
				picture: pictureOr(undefined),
				action,
			},
		),
	},
});
