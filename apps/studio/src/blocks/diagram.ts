import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const diagram: SectionInStudio<'diagram'> = {
	block: {
		slug: 'diagram',
		labels: { singular: { en: 'Diagram', zh: '示意图' }, plural: { en: 'Diagrams', zh: '示意图' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			words('center', { label: { en: 'In the middle of the ring', zh: '圆环中央' }, required: true }),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Around the ring', zh: '圆环四周' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 3,
				maxRows: 9,
				fields: titledFields(),
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'diagram',
		tone: block.tone,
		...heading(block),
		center: text(block.center, block.centerCn),
		items: (block.items ?? []).map(titled),
	}),
	fromSample: (section) => ({
		blockType: 'diagram',
		tone: section.tone,
		...fromHeading(section),
		...pair('center', section.center),
		items: section.items.map(fromTitled),
	}),
};
