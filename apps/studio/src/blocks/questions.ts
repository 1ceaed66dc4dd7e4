import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import { richText, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const questions: SectionInStudio<'questions'> = {
	block: {
		slug: 'questions',
		labels: {
			singular: { en: 'Questions and answers', zh: '问答' },
			plural: { en: 'Questions and answers', zh: '问答' },
		},
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Questions', zh: '问题' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 1,
				fields: [
					words('question', { label: { en: 'Question', zh: '问题' }, required: true }),
					richWords('answer', { label: { en: 'Answer', zh: '回答' }, required: true }),
				],
			},
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'questions',
		tone: block.tone,
		title: text(block.title, block.titleCn),
		items: (block.items ?? []).map((item) => ({
			question: text(item.question, item.questionCn),
			answer: richText(item.answer, item.answerCn, pictures.find),
		})),
	}),
	fromSample: (section) => ({
		blockType: 'questions',
		tone: section.tone,
		...pair('title', section.title),
		items: section.items.map(({ question, answer }) => ({
			...pair('question', question),
			...richPair('answer', answer),
		})),
	}),
};
