import type { Text } from '@site/contract/language';
import type { SectionOf, Tone } from '@site/contract/sections';

export const technologies: Text[] = [
	{ en: 'Colloidal gold', cn: '胶体金' },
	{ en: 'Electrochemical', cn: '电化学' },
	{ en: 'Chemiluminescence', cn: '化学发光' },
	{ en: 'Dry clinical chemistry', cn: '干化学' },
	{ en: 'PCR', cn: 'PCR' },
	{ en: 'Microfluidics', cn: '微流控' },
	{ en: 'Recombinant protein', cn: '重组蛋白' },
];

type Entry = SectionOf<'lists'>['groups'][number]['items'][number];

const area = (slug: string, en: string, cn: string): Entry => ({ text: { en, cn }, to: `/product/${slug}` });

export const applications: Entry[] = [
	area('respiratory', 'Respiratory', '呼吸道疾病'),
	area('infectious-diseases', 'Infectious', '传染病'),
	area('sexually-transmitted-diseases', 'Sexually transmitted diseases', '性传播疾病'),
	area('fertility-monitoring', 'Fertility monitoring', '生育监测'),
	area('drugs-of-abuse', 'Drugs of abuse', '毒品检测'),
	area('cardiac-markers', 'Cardiac markers', '心脏标志物'),
	area('tumor-markers', 'Tumor markers', '肿瘤标志物'),
	area('health-tests', 'Health tests', '健康检测'),
	area('blood-glucose', 'Blood glucose', '血糖'),
];

const ownership: Text[] = [
	{ en: 'Antigens and antibodies', cn: '抗原与抗体' },
	{ en: 'Reagent formulation', cn: '试剂配方' },
	{ en: 'Molded plastics and consumables', cn: '注塑件与耗材' },
	{ en: 'Strip and cassette assembly', cn: '试纸条与检测卡组装' },
	{ en: 'Kitting and packaging', cn: '成套与包装' },
	{ en: 'Quality control and release', cn: '质量控制与放行' },
	{ en: 'Warehousing and shipping', cn: '仓储与发运' },
];

export const capabilities = (tone: Tone, title: Text): SectionOf<'lists'> => ({
	kind: 'lists',
	tone,
	title,
	groups: [
		{ title: { en: 'Ownership', cn: '自有环节' }, items: ownership.map((text) => ({ text })) },
		{
			title: { en: 'Supported IVD Technologies', cn: '支持的 IVD 技术' },
			items: technologies.map((text) => ({ text })),
		},
		{ title: { en: 'IVD Applications', cn: 'IVD 应用领域' }, items: applications },
	],
});
