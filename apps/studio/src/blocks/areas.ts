import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const areas: SectionInStudio<'areas'> = {
	block: {
		slug: 'areas',
		labels: { singular: { en: 'Product areas', zh: '产品领域' }, plural: { en: 'Product areas', zh: '产品领域' } },
		fields: [tone, ...headingFields({ required: true })],
	},
	toSnapshot: (block) => ({ kind: 'areas', tone: block.tone, ...heading(block) }),
	fromSample: (section) => ({ blockType: 'areas', tone: section.tone, ...fromHeading(section) }),
};
