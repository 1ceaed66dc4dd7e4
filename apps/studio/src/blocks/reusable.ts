import type { Section } from '@site/contract/sections';
import type { Block } from 'payload';
import type { PictureBook } from '../snapshot/picture-book.ts';
import { idOf } from '../snapshot/words.ts';
import type { ReusableBlock, StoredSection } from './section-in-studio.ts';

/** Shows a section that is kept under Reusable sections, as it stands there. */
export const reusable: Block = {
	slug: 'reusable',
	labels: { singular: 'Reusable section', plural: 'Reusable sections' },
	fields: [
		{
			name: 'section',
			type: 'relationship',
			relationTo: 'reusable-sections',
			label: 'Which one',
			required: true,
			admin: { description: 'It is changed under Reusable sections, for all pages that show it.' },
		},
	],
};

/** Nothing where it is not published, which is refused when the page is (`problems.ts`). */
export const fromReusable = (
	block: ReusableBlock,
	pictures: PictureBook,
	section: (block: StoredSection, pictures: PictureBook) => Section,
): Section[] => pictures.reusable(idOf(block.section))?.map((each) => section(each, pictures)) ?? [];
