import { documentKeys } from '@site/contract/document-keys';
import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const documents: SectionInStudio<'documents'> = {
	block: {
		slug: 'documents',
		labels: { singular: 'Documents', plural: 'Documents' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{ name: 'keys', type: 'select', label: 'Documents', hasMany: true, required: true, options: [...documentKeys] },
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
