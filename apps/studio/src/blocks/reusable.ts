import type { Section } from '@site/contract/sections';
import type { Block } from 'payload';
import type { PictureBook } from '../mapping/picture-book.ts';
import { idOf } from '../mapping/words.ts';
import type { ReusableBlock, StoredSection } from './section-in-studio.ts';

/** A block that shows a section from Reusable sections. */
export const reusable: Block = {
	slug: 'reusable',
	labels: {
		singular: { en: 'Reusable section', zh: '可复用版块' },
		plural: { en: 'Reusable sections', zh: '可复用版块' },
	},
	fields: [
		{
			name: 'section',
			type: 'relationship',
			relationTo: 'reusable-sections',
			label: { en: 'Which one', zh: '选用哪一个' },
			required: true,
			admin: {
				description: {
					en: 'It is changed under Reusable sections, for all pages that show it.',
					zh: '在“可复用版块”下修改，所有用到它的页面都会随之改变。',
				},
			},
		},
	],
};

/** Empty if the reusable section is not published; a page with it is refused on publication (`problems.ts`). */
export const fromReusable = (
	block: ReusableBlock,
	pictures: PictureBook,
	section: (block: StoredSection, pictures: PictureBook) => Section,
): Section[] => pictures.reusable(idOf(block.section))?.map((each) => section(each, pictures)) ?? [];
