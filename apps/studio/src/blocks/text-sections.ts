import type { SectionOf } from '@site/contract/sections';
import { actions } from '../fields/actions.ts';
import { choice, list, or, picture, pictureOr, rich, words } from '../fields/field.ts';
import { tone } from '../fields/tone.ts';
import { defineSection } from './section-in-studio.ts';

export const text = defineSection('text', {
	singular: { en: 'Text', zh: '正文' },
	fields: {
		tone,
		title: or(undefined, words({ label: { en: 'Title', zh: '标题' } })),
		body: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
		actions: actions(),
	},
});

export const split = defineSection('split', {
	singular: { en: 'Picture beside words', zh: '图文并排' },
	fields: {
		tone,
		eyebrow: or(undefined, words({ label: { en: 'Small line above the title', zh: '标题上方的小字' } })),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		body: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
		picture: picture(),
		side: choice(
			{ left: { en: 'left', zh: '左' }, right: { en: 'right', zh: '右' } },
			{ label: { en: 'Picture on the', zh: '图片位置' }, required: true, defaultValue: 'right' },
		),
		actions: actions(),
	},
});

export const quote = defineSection('quote', {
	singular: { en: 'Quote', zh: '引语' },
	fields: {
		tone,
		words: words({ label: { en: 'What was said', zh: '引语内容' }, long: true, required: true }),
		name: words({ label: { en: 'By whom', zh: '出自' }, required: true }),
		role: words({ label: { en: 'Who that is', zh: '此人身份' }, required: true }),
	},
});

export const questions = defineSection('questions', {
	singular: { en: 'Questions and answers', zh: '问答' },
	fields: {
		tone,
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		items: list<SectionOf<'questions'>['items'][number]>(
			{
				label: { en: 'Questions', zh: '问题' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{
				question: words({ label: { en: 'Question', zh: '问题' }, required: true }),
				answer: rich({ label: { en: 'Answer', zh: '回答' }, required: true }),
			},
		),
	},
});

export const call = defineSection('call', {
	singular: { en: 'Call to action', zh: '行动号召' },
	fields: {
		tone,
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		text: or(undefined, words({ label: { en: 'Text', zh: '正文' }, long: true })),
		picture: pictureOr(undefined),
		actions: actions({ minRows: 1 }),
	},
});
