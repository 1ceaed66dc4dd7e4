import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const contactDetails: SectionInStudio<'contactDetails'> = {
	block: {
		slug: 'contactDetails',
		labels: {
			singular: { en: 'Address, phone and email', zh: '地址、电话和电子邮箱' },
			plural: { en: 'Address, phone and email', zh: '地址、电话和电子邮箱' },
		},
		fields: [tone, ...headingFields({ required: true })],
	},
	toSnapshot: (block) => ({ kind: 'contactDetails', tone: block.tone, ...heading(block) }),
	fromSample: (section) => ({ blockType: 'contactDetails', tone: section.tone, ...fromHeading(section) }),
};
