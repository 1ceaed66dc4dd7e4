import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { optionalText, text } from '../snapshot/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const contactOpening: SectionInStudio<'contactOpening'> = {
	block: {
		slug: 'contactOpening',
		labels: { singular: 'Title and details beside the form', plural: 'Titles and details beside the form' },
		fields: [
			...headingFields({ required: true }),
			words('formTitle', { label: 'Title of the form', required: true }),
			words('formNote', { label: 'Note above the form' }),
		],
	},
	toSnapshot: (block) => ({
		kind: 'contactOpening',
		...heading(block),
		formTitle: text(block.formTitle, block.formTitleCn),
		formNote: optionalText(block.formNote, block.formNoteCn),
	}),
	fromSample: (section) => ({
		blockType: 'contactOpening',
		...fromHeading(section),
		...pair('formTitle', section.formTitle),
		...pair('formNote', section.formNote),
	}),
};
