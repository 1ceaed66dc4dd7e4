import type { Block } from 'payload';
import { actions } from '../fields/actions.ts';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const text: Block = {
	slug: 'text',
	labels: { singular: 'Text', plural: 'Texts' },
	fields: [tone, words('title', { label: 'Title' }), richWords('body', { label: 'Text', required: true }), actions()],
};
