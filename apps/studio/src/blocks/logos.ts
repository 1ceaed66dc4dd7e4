import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const logos: SectionInStudio<'logos'> = {
	block: {
		slug: 'logos',
		labels: { singular: { en: 'Logos', zh: '标志' }, plural: { en: 'Logos', zh: '标志' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'of',
				type: 'select',
				label: { en: 'Logos of', zh: '哪些标志' },
				required: true,
				options: [
					{ label: { en: 'Partners', zh: '合作伙伴' }, value: 'partners' },
					{ label: { en: 'Sister companies', zh: '兄弟公司' }, value: 'sisterCompanies' },
				],
			},
		],
	},
	toSnapshot: (block) => ({ kind: 'logos', tone: block.tone, ...heading(block), of: block.of }),
	fromSample: (section) => ({ blockType: 'logos', tone: section.tone, ...fromHeading(section), of: section.of }),
};
