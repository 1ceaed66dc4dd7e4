import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const quote: SectionInStudio<'quote'> = {
	block: {
		slug: 'quote',
		labels: { singular: 'Quote', plural: 'Quotes' },
		fields: [
			tone,
			words('words', { label: 'What was said', long: true, required: true }),
			words('name', { label: 'By whom', required: true }),
			words('role', { label: 'Who that is', required: true }),
		],
	},
	toSnapshot: (block) => ({
		kind: 'quote',
		tone: block.tone,
		words: text(block.words, block.wordsCn),
		name: text(block.name, block.nameCn),
		role: text(block.role, block.roleCn),
	}),
	fromSample: (section) => ({
		blockType: 'quote',
		tone: section.tone,
		...pair('words', section.words),
		...pair('name', section.name),
		...pair('role', section.role),
	}),
};
