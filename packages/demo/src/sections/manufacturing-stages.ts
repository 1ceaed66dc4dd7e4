import type { SectionOf, Tone } from '@site/contract/sections';
import { entry } from './entry.ts';

export const manufacturingStages = (tone: Tone): SectionOf<'steps'> => ({
	kind: 'steps',
	form: 'row',
	tone,
	title: { en: 'From the first call to the first shipment', cn: '从首次沟通到首批发运' },
	items: [
		{
			title: { en: 'Feasibility', cn: '可行性研究' },
			text: {
				en: 'Target, specimen and sensitivity: can it be done, and with which technology?',
				cn: '靶标、样本与灵敏度：是否可行，采用哪种技术？',
			},
		},
		{
			title: { en: 'Development', cn: '方法开发' },
			text: {
				en: 'Antibodies, membranes and buffers, until the lines are where they belong.',
				cn: '筛选抗体、膜与缓冲液，直至结果线清晰可靠。',
			},
		},
		{
			title: { en: 'Design transfer', cn: '设计转换' },
			text: {
				en: 'From the bench to the line, with drawings, limits and work instructions.',
				cn: '从实验台到产线，形成图纸、限度与作业指导书。',
			},
		},
		{
			title: { en: 'Validation', cn: '验证与注册' },
			text: {
				en: 'Stability, interference and process; the files for your regulatory submission.',
				cn: '稳定性、干扰与工艺验证，并准备注册申报文件。',
			},
		},
		{
			title: { en: 'Production', cn: '生产' },
			text: {
				en: 'Pilot batches first, then volume, each lot tested before it is released.',
				cn: '先试产，后量产，每批检验合格后放行。',
			},
		},
		{
			title: { en: 'Packing and shipping', cn: '包装与发运' },
			text: {
				en: 'Your label, your languages, your pack sizes, to your warehouse.',
				cn: '按您的标签、语言与包装规格，发往您的仓库。',
			},
		},
	],
});

export const whoDoesWhat = (tone: Tone): SectionOf<'lists'> => ({
	kind: 'lists',
	tone,
	title: { en: 'Who does what', cn: '双方分工' },
	intro: { en: 'Agreed in writing before the work begins.', cn: '开工之前书面约定。' },
	groups: [
		{
			title: { en: 'What you bring', cn: '您提供' },
			items: [
				entry('The intended use and the market', '预期用途与目标市场'),
				entry('The performance you need', '所需的性能要求'),
				entry('Your brand, labels and languages', '品牌、标签与语言'),
				entry('A forecast, even a rough one', '需求预测，粗略亦可'),
			],
		},
		{
			title: { en: 'What we do', cn: '我们负责' },
			items: [
				entry('Materials, assay and device', '原料、检测方法与器件'),
				entry('Validation and technical files', '验证与技术文件'),
				entry('Production, release and traceability', '生产、放行与追溯'),
				entry('Storage and delivery', '仓储与交付'),
			],
		},
	],
});
