import { tones } from '@site/contract/sections';
import type { SelectField } from 'payload';

const labels: Record<(typeof tones)[number], string> = { white: 'White', pale: 'Pale', deep: 'Deep colour' };

export const tone: SelectField = {
	name: 'tone',
	type: 'select',
	label: 'Ground',
	required: true,
	defaultValue: 'white',
	options: tones.map((value) => ({ label: labels[value], value })),
};
