import { tones } from '@site/contract/sections';
import type { SelectField } from 'payload';
import type { Said } from '../words/said.ts';

const labels: Record<(typeof tones)[number], Said> = {
	white: { en: 'White', zh: '白色' },
	pale: { en: 'Pale', zh: '浅色' },
	deep: { en: 'Deep colour', zh: '深色' },
};

export const tone: SelectField = {
	name: 'tone',
	type: 'select',
	label: { en: 'Ground', zh: '底色' },
	required: true,
	defaultValue: 'white',
	options: tones.map((value) => ({ label: labels[value], value })),
};
