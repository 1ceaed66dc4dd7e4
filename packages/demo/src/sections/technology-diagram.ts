import type { SectionOf, Tone } from '@site/contract/sections';
import { technologies } from './technologies.ts';

export const technologyDiagram = (tone: Tone): SectionOf<'diagram'> => ({
	kind: 'diagram',
	tone,
	title: { en: 'Seven technologies under one roof', cn: '七大技术，一家掌握' },
	intro: {
		en: 'Each question has the technology that answers it best. We work with seven.',
		cn: '不同的问题适合不同的技术，我们掌握七项。',
	},
	center: { en: 'One answer', cn: '清晰答案' },
	items: technologies,
});
