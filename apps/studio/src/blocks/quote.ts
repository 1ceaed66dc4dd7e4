import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const quote: SectionInStudio<'quote'> = {
	block: {
		slug: 'quote',
		labels: { singular: { en: 'Quote', zh: '引语' }, plural: { en: 'Quotes', zh: '引语' } },
		fields: [
			tone,
			words('words', { label: { en: 'What was said', zh: '引语内容' }, long: true, required: true }),
			words('name', { label: { en: 'By whom', zh: '出自' }, required: true }),
			words('role', { label: { en: 'Who that is', zh: '此人身份' }, required: true }),
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
