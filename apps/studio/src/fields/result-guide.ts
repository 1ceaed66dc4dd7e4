import type { ResultGuide } from '@site/contract/catalogue';
import type { Field } from 'payload';
import type { Product } from '../payload-types.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import { words } from './words.ts';

type Part = NonNullable<Product['resultGuide']>;

/** From these few words the site draws every result, in both languages. */
export const resultGuideField: Field = {
	name: 'resultGuide',
	type: 'group',
	label: false,
	fields: [
		{
			name: 'reading',
			type: 'select',
			label: 'What a test line means',
			options: [
				{ label: 'A line means positive', value: 'appears' },
				{ label: 'No line means positive (competitive test)', value: 'disappears' },
				{ label: 'Its strength is compared with another line', value: 'compared' },
			],
		},
		{
			name: 'lines',
			type: 'array',
			labels: { singular: 'Test line', plural: 'Test lines' },
			admin: { description: 'In their order in the window, beginning beside the control line C.' },
			fields: [
				{
					name: 'mark',
					type: 'text',
					label: 'Mark on the device',
					required: true,
					maxLength: 6,
					admin: { description: 'For example T, or Flu A.' },
				},
				words('name', { label: 'What it detects', required: true }),
				{
					name: 'strip',
					type: 'number',
					label: 'Strip',
					min: 1,
					max: 2,
					admin: { step: 1, description: '2 for a line on the second strip of a housing that holds two.' },
				},
			],
		},
	],
};

export function resultGuide(part: Part | undefined): ResultGuide | null {
	const lines = (part?.lines ?? []).map(({ mark, name, nameCn, strip }) => ({
		mark,
		name: text(name, nameCn),
		...(strip && { strip }),
	}));
	return part?.reading && lines.length > 0 ? { reading: part.reading, lines } : null;
}

export const fromResultGuide = (guide: ResultGuide | null): Part => ({
	reading: guide?.reading,
	lines: guide?.lines.map(({ mark, name, strip }) => ({ mark, ...pair('name', name), strip })) ?? [],
});
