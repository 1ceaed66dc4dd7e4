import { brand } from '@site/contract/brand';
import type { SectionOf, Tone } from '@site/contract/sections';

/** The events that the press releases of these years report. */
export const milestones = (tone: Tone): SectionOf<'timeline'> => ({
	kind: 'timeline',
	tone,
	title: { en: 'Founded in 2006, and the last three years', cn: '2006年创立，以及最近三年' },
	items: [
		{
			year: { en: '2006', cn: '2006' },
			title: { en: `${brand.name} is founded`, cn: `${brand.name} 成立` },
			text: { en: 'A company for tests that give their answer on the spot.', cn: '致力于让检测当场给出答案。' },
		},
		{
			year: { en: '2024', cn: '2024' },
			title: { en: 'Samples and a program for distributors', cn: '样品盒与经销商计划' },
			text: {
				en: 'Healthcare providers can try the 3-in-1 respiratory test for free; distributors find all terms in one place.',
				cn: '医疗机构可免费试用呼吸道三合一检测；经销商可一处了解全部合作条件。',
			},
		},
		{
			year: { en: '2025', cn: '2025' },
			title: { en: 'New headquarters, new certificates', cn: '新总部，新证书' },
			text: {
				en: 'Recertified for ISO 13485:2016 and MDSAP in March, the move within San Diego in July.',
				cn: '3月通过 ISO 13485:2016 与 MDSAP 再认证，7月总部迁至圣迭戈新址。',
			},
		},
		{
			year: { en: '2025', cn: '2025' },
			title: { en: 'A board for strategy in science', cn: '科学战略委员会成立' },
			text: {
				en: 'Five members begin their work in September; the at-home Flu A/B & COVID-19 test follows in November.',
				cn: '9月，五位成员开始工作；11月，甲型/乙型流感与新冠居家检测上市。',
			},
		},
		{
			year: { en: '2026', cn: '2026' },
			title: { en: 'The supply chain opens', cn: '供应链对外开放' },
			text: {
				en: 'What stands behind our own tests now serves other companies in diagnostics, from feasibility to shipment.',
				cn: '支撑自有产品的供应链，现在也为其他诊断企业提供从可行性研究到发运的服务。',
			},
		},
	],
});
