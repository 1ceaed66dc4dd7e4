import type { SectionOf, Tone } from '@site/contract/sections';
import { entry } from './entry.ts';

export const manufacturingStages = (tone: Tone): SectionOf<'steps'> => ({
	kind: 'steps',
	form: 'row',
	tone,
	title: { en: 'From the first call to the first shipment', cn: '从首次沟通到首批发运' },
	intro: {
		en: 'What each stage usually takes. The plan for your test has its own dates, agreed in writing.',
		cn: '以下为各阶段的通常用时；您项目的具体日期以书面约定的计划为准。',
	},
	items: [
		{
			title: { en: 'Feasibility', cn: '可行性研究' },
			text: {
				en: '4 to 6 weeks. Target, specimen and sensitivity: can it be done, and with which technology?',
				cn: '4 至 6 周。靶标、样本与灵敏度：是否可行，采用哪种技术？',
			},
		},
		{
			title: { en: 'Development', cn: '方法开发' },
			text: {
				en: '4 to 8 months. Antibodies, membranes and buffers, until the lines are where they belong.',
				cn: '4 至 8 个月。筛选抗体、膜与缓冲液，直至结果线清晰可靠。',
			},
		},
		{
			title: { en: 'Design transfer', cn: '设计转换' },
			text: {
				en: '8 to 12 weeks. From the bench to the line, with drawings, limits and work instructions.',
				cn: '8 至 12 周。从实验台到产线，形成图纸、控制限与作业指导书。',
			},
		},
		{
			title: { en: 'Validation', cn: '验证与注册' },
			text: {
				en: '3 to 6 months; stability runs on beside it. Interference and process, and the files for your regulatory submission.',
				cn: '3 至 6 个月，稳定性研究同步进行。完成干扰与工艺验证，并准备注册申报文件。',
			},
		},
		{
			title: { en: 'Production', cn: '生产' },
			text: {
				en: '6 to 8 weeks from an order to its release. Pilot batches first, then volume, each lot tested.',
				cn: '下单至放行 6 至 8 周。先试产，后量产，每批检验合格后放行。',
			},
		},
		{
			title: { en: 'Packing and shipping', cn: '包装与发运' },
			text: {
				en: '1 to 2 weeks by air, 5 to 7 weeks by sea. Your label, your languages, your pack sizes, to your warehouse.',
				cn: '空运 1 至 2 周，海运 5 至 7 周。按您的标签、语言与包装规格，发往您的仓库。',
			},
		},
	],
});

/** Batch sizes and lead times. */
export const manufacturingVolumes = (tone: Tone): SectionOf<'figures'> => ({
	kind: 'figures',
	tone,
	title: { en: 'Volumes and lead times', cn: '产量与交期' },
	items: [
		{
			value: { en: '2,000', cn: '2,000 份' },
			label: {
				en: 'tests in the smallest pilot batch, for studies and samples',
				cn: '最小试产量（研究与送样）',
			},
		},
		{
			value: { en: '20,000', cn: '20,000 份' },
			label: { en: 'tests in the smallest order of a validated product', cn: '起订量（已完成验证的产品）' },
		},
		{
			value: { en: '8 weeks', cn: '≤8 周' },
			label: {
				en: 'at most from a repeat order to released goods, with material held for your forecast of the next 12 weeks',
				cn: '从追加订单到成品放行，并按您未来 12 周的预测备料',
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
