import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const person: SectionInStudio<'person'> = {
	block: {
		slug: 'person',
		labels: { singular: 'Person to turn to', plural: 'People to turn to' },
		fields: [
			tone,
			...headingFields({ required: true }),
			words('name', { label: 'Name', required: true }),
			words('role', { label: 'Role', required: true }),
			{
				type: 'row',
				fields: [
					{ name: 'email', type: 'email', label: 'E-mail', required: true },
					{ name: 'phone', type: 'text', label: 'Phone' },
				],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'person',
		tone: block.tone,
		...heading(block),
		name: text(block.name, block.nameCn),
		role: text(block.role, block.roleCn),
		email: block.email,
		phone: block.phone ?? '',
	}),
	fromSample: (section) => ({
		blockType: 'person',
		tone: section.tone,
		...fromHeading(section),
		...pair('name', section.name),
		...pair('role', section.role),
		email: section.email,
		phone: section.phone,
	}),
};
