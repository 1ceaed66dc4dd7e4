import { documentPlaces } from '../fields/document-places.ts';
import { tone } from '../fields/tone.ts';
import { choicesOf } from '../words/said.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const documents: SectionInStudio<'documents'> = {
	block: {
		slug: 'documents',
		labels: { singular: { en: 'Documents', zh: '文件' }, plural: { en: 'Documents', zh: '文件' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'keys',
				type: 'select',
				label: { en: 'Documents', zh: '文件' },
				hasMany: true,
				required: true,
				options: choicesOf(documentPlaces),
			},
		],
	},
	toSnapshot: (block) => ({ kind: 'documents', tone: block.tone, ...heading(block), keys: block.keys }),
	fromSample: (section) => ({
		blockType: 'documents',
		tone: section.tone,
		...fromHeading(section),
		keys: section.keys,
	}),
};
