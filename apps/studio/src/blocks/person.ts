import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const person: SectionInStudio<'person'> = {
	block: {
		slug: 'person',
		labels: { singular: { en: 'Person to turn to', zh: '联系人' }, plural: { en: 'People to turn to', zh: '联系人' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			words('name', { label: { en: 'Name', zh: '姓名' }, required: true }),
			words('role', { label: { en: 'Role', zh: '职务' }, required: true }),
			{
				type: 'row',
				fields: [
					{ name: 'email', type: 'email', label: { en: 'Email', zh: '电子邮箱' }, required: true },
					{ name: 'phone', type: 'text', label: { en: 'Phone', zh: '电话' } },
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
