import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const finder: SectionInStudio<'finder'> = {
	block: {
		slug: 'finder',
		labels: {
			singular: { en: 'Product finder', zh: '产品查找器' },
			plural: { en: 'Product finders', zh: '产品查找器' },
		},
		fields: [tone, ...headingFields({ required: true })],
	},
	toSnapshot: (block) => ({ kind: 'finder', tone: block.tone, ...heading(block) }),
	fromSample: (section) => ({ blockType: 'finder', tone: section.tone, ...fromHeading(section) }),
};
