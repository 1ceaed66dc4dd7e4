import type { tones } from '@site/contract/sections';
import type { Said } from '../words/said.ts';
import { choice } from './field.ts';

const labels: Record<(typeof tones)[number], Said> = {
	white: { en: 'White', zh: '白色' },
	pale: { en: 'Pale', zh: '浅色' },
	deep: { en: 'Deep colour', zh: '深色' },
};

export const tone = choice(labels, { label: { en: 'Ground', zh: '底色' }, required: true, defaultValue: 'white' });
