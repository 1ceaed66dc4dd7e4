import type { DeviceKind, OutcomeLook } from '@site/contract/result-guide';
import type { Field, NumberField } from 'payload';
import { words } from './words.ts';

const devices: Record<DeviceKind, string> = {
	cassette: 'Cassette',
	strip: 'Strip',
	dipstick: 'Dipstick',
	midstream: 'Midstream',
	cup: 'Cup with strips in its wall',
	'dip-card': 'Dip card',
	'oral-fluid': 'Oral fluid device',
	chart: 'Strip with pads and a color chart',
	display: 'Display of a meter or reader',
};

const looks: Record<OutcomeLook, string> = {
	positive: 'Any positive result',
	negative: 'A negative result',
	none: 'No test line',
	line: 'Any test line',
	lighter: 'Test line lighter than the other',
	equal: 'Test line as dark as the other',
	darker: 'Test line darker than the other',
	grade: 'A grade of the scale, the lightest first',
	display: 'What the display shows',
};

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ label, value }));

const seconds = (name: string, label: string, description: string): NumberField => ({
	name,
	type: 'number',
	label,
	min: 0,
	max: 86_400,
	admin: { step: 1, description },
});

const lines: Field = {
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
};

const outcomes: Field = {
	name: 'outcomes',
	type: 'array',
	labels: { singular: 'Outcome', plural: 'Outcomes' },
	admin: {
		description:
			'What a result means and what to do then. Needed for lines that are compared, grades and numbers; for other tests only where the usual words are not enough. Never more than the instructions say.',
	},
	fields: [
		{ name: 'look', type: 'select', label: 'What is seen', required: true, options: options(looks) },
		{ name: 'shows', type: 'text', label: 'Shown on the display', maxLength: 12 },
		words('title', { label: 'What it means' }),
		words('next', { label: 'What to do', long: true }),
	],
};

const pads: Field = {
	name: 'pads',
	type: 'array',
	labels: { singular: 'Pad', plural: 'Pads' },
	admin: { description: 'Of tests that are compared with a color chart.' },
	fields: [
		words('name', { label: 'What it shows', required: true }),
		{
			name: 'fields',
			type: 'array',
			labels: { singular: 'Field of the chart', plural: 'Fields of the chart' },
			minRows: 1,
			fields: [
				{
					name: 'color',
					type: 'text',
					label: 'Color',
					required: true,
					maxLength: 7,
					admin: { description: 'As printed, for example #e58fa6.' },
				},
				words('means', { label: 'What it means', required: true }),
			],
		},
	],
};

/** From these words the site draws every result and says what it means, in both languages. */
export const resultGuideField: Field = {
	name: 'resultGuide',
	type: 'group',
	label: false,
	fields: [
		{
			name: 'reading',
			type: 'select',
			label: 'How it is read',
			options: [
				{ label: 'A line means positive', value: 'appears' },
				{ label: 'No line means positive (competitive test)', value: 'disappears' },
				{ label: 'Its strength is compared with another line', value: 'compared' },
				{ label: 'Its strength is compared with a scale', value: 'graded' },
				{ label: 'Pads are compared with a color chart', value: 'chart' },
				{ label: 'A display shows the value', value: 'value' },
			],
		},
		{ name: 'device', type: 'select', label: 'Drawn as', defaultValue: 'cassette', options: options(devices) },
		{
			name: 'forHome',
			type: 'checkbox',
			label: 'People use it at home',
			defaultValue: false,
			admin: { description: 'Its page then begins with what people at home look for.' },
		},
		{
			name: 'times',
			type: 'array',
			labels: { singular: 'Time', plural: 'Times' },
			admin: { description: 'When to read. Several where specimens or pads have times of their own.' },
			fields: [
				{ ...seconds('at', 'Seconds', '0 for at once.'), required: true },
				words('for', { label: 'Of what', help: 'Only where there are several.' }),
			],
		},
		seconds(
			'readUntil',
			'Until, in seconds',
			'From then on nothing has a meaning. Only where the instructions say it.',
		),
		lines,
		{
			name: 'comparedWith',
			type: 'text',
			label: 'Mark of the line that it is compared with',
			maxLength: 6,
			admin: { description: 'C if left empty.' },
		},
		{
			name: 'panel',
			type: 'array',
			labels: { singular: 'Strip of a panel', plural: 'Strips of a panel' },
			admin: { description: 'The codes above strips side by side, each of which is read by itself.' },
			fields: [{ name: 'code', type: 'text', label: 'Code', required: true, maxLength: 6 }],
		},
		outcomes,
		pads,
	],
};
