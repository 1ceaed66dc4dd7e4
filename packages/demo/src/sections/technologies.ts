import type { SectionOf } from '@site/contract/sections';

/** The company's technologies, each explained in a few words. */
export const technologies: SectionOf<'diagram'>['items'] = [
	{
		title: { en: 'Colloidal gold', cn: '胶体金' },
		text: { en: 'The colored line of a rapid test, read by eye.', cn: '快速检测的显色线，目测即可读取。' },
	},
	{
		title: { en: 'Electrochemical', cn: '电化学' },
		text: {
			en: 'A current that a meter turns into a number, as with glucose strips.',
			cn: '由仪器将电流转换为数值，如血糖试纸。',
		},
	},
	{
		title: { en: 'Chemiluminescence', cn: '化学发光' },
		text: {
			en: 'Light, counted by an analyzer, for markers at low levels.',
			cn: '由分析仪计量发光强度，用于低浓度标志物。',
		},
	},
	{
		title: { en: 'Dry clinical chemistry', cn: '干化学' },
		text: {
			en: 'Reagents dried on a pad that changes color, as on urine strips.',
			cn: '干燥在试剂垫上的试剂遇样本变色，如尿液试纸条。',
		},
	},
	{
		title: { en: 'PCR', cn: 'PCR' },
		text: { en: 'Genetic material, copied until it can be detected.', cn: '扩增遗传物质，直至可被检出。' },
	},
	{
		title: { en: 'Microfluidics', cn: '微流控' },
		text: { en: 'Small volumes, led through fine channels to where they react.', cn: '微量液体经微细通道到达反应区。' },
	},
	{
		title: { en: 'Recombinant protein', cn: '重组蛋白' },
		text: { en: 'Antigens and antibodies, made to fit our own tests.', cn: '为自有检测产品定制的抗原与抗体。' },
	},
];
