import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const logos: SectionInStudio<'logos'> = {
	block: {
		slug: 'logos',
		labels: { singular: 'Logos', plural: 'Logos' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'of',
				type: 'select',
				label: 'Logos of',
				required: true,
				options: [
					{ label: 'Partners', value: 'partners' },
					{ label: 'Sister companies', value: 'sisterCompanies' },
				],
			},
		],
	},
	toSnapshot: (block) => ({ kind: 'logos', tone: block.tone, ...heading(block), of: block.of }),
	fromSample: (section) => ({ blockType: 'logos', tone: section.tone, ...fromHeading(section), of: section.of }),
};
