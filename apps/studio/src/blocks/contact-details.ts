import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const contactDetails: SectionInStudio<'contactDetails'> = {
	block: {
		slug: 'contactDetails',
		labels: { singular: 'Address, phone and e-mail', plural: 'Address, phone and e-mail' },
		fields: [tone, ...headingFields({ required: true })],
	},
	toSnapshot: (block) => ({ kind: 'contactDetails', tone: block.tone, ...heading(block) }),
	fromSample: (section) => ({ blockType: 'contactDetails', tone: section.tone, ...fromHeading(section) }),
};
