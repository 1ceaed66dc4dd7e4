import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const contactOpening: SectionInStudio<'contactOpening'> = {
	block: {
		slug: 'contactOpening',
		labels: {
			singular: { en: 'Title and details beside the form', zh: '表单旁的标题和详情' },
			plural: { en: 'Titles and details beside the form', zh: '表单旁的标题和详情' },
		},
		fields: [
			...headingFields({ required: true }),
			words('formTitle', { label: { en: 'Title of the form', zh: '表单标题' }, required: true }),
			words('formNote', { label: { en: 'Note above the form', zh: '表单上方的提示' } }),
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
