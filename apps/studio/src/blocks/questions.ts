import type { Block } from 'payload';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const questions: Block = {
	slug: 'questions',
	labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		{
			name: 'items',
			type: 'array',
			label: 'Questions',
			minRows: 1,
			fields: [
				words('question', { label: 'Question', required: true }),
				richWords('answer', { label: 'Answer', required: true }),
			],
		},
	],
};
