import type { Section } from '@site/contract/sections';
import type { Block } from 'payload';
import type { PictureBook } from '../mapping/picture-book.ts';
import { idOf } from '../mapping/words.ts';
import type { ReusableBlock, StoredSection } from './section-in-studio.ts';

/** Shows a section that is kept under Reusable sections, as it stands there. */
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

/** Nothing where it is not published, which is refused when the page is (`problems.ts`). */
export const fromReusable = (
	block: ReusableBlock,
	pictures: PictureBook,
	section: (block: StoredSection, pictures: PictureBook) => Section,
): Section[] => pictures.reusable(idOf(block.section))?.map((each) => section(each, pictures)) ?? [];
