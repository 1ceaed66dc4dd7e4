import type { SectionOf, Tone } from '@site/contract/sections';
import { technologies } from './capabilities.ts';

/** In the order of the technologies. */
const words = [
	{ en: 'The colored line of a rapid test, read by eye.', cn: '快速检测的显色线，肉眼即可判读。' },
	{
		en: 'A current that a meter turns into a number, as with glucose strips.',
		cn: '由仪器将电流转换为数值，如血糖试纸。',
	},
	{ en: 'Light, counted by an analyzer, for markers at low levels.', cn: '由分析仪计量发光强度，用于低浓度标志物。' },
	{
		en: 'Reagents dried on a pad that changes color, as on urine strips.',
		cn: '干燥在试剂块上的试剂遇样本变色，如尿液试纸条。',
	},
	{ en: 'Genetic material, copied until it can be detected.', cn: '扩增遗传物质，直至可被检出。' },
	{ en: 'Small volumes, led through fine channels to where they react.', cn: '微量液体经微细通道到达反应区。' },
	{ en: 'Antigens and antibodies, made to fit our own tests.', cn: '为自有检测产品定制的抗原与抗体。' },
];

export const technologyDiagram = (tone: Tone): SectionOf<'diagram'> => ({
	kind: 'diagram',
	tone,
	title: { en: 'Seven technologies under one roof', cn: '七项技术，同一屋檐下' },
	intro: {
		en: 'Each question has the technology that answers it best. We work with seven.',
		cn: '不同的问题适合不同的技术，我们掌握七项。',
	},
	center: { en: 'One answer', cn: '清晰答案' },
	items: technologies.map((title, index) => ({ title, text: words[index] ?? title })),
});
