import type { Text } from '@site/contract/language';
import type { SectionOf, Tone } from '@site/contract/sections';
import { entry } from './entry.ts';
import { technologies } from './technologies.ts';

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

const ownership = [
	entry('Antigens and antibodies', '抗原与抗体'),
	entry('Reagent formulation', '试剂配方'),
	entry('Molded plastics and consumables', '注塑件与耗材'),
	entry('Strip and cassette assembly', '试纸条与检测卡组装'),
	entry('Kitting and packaging', '成套与包装'),
	entry('Quality control and release', '质量控制与放行'),
	entry('Warehousing and shipping', '仓储与发运'),
];

export const capabilities = (tone: Tone, title: Text): SectionOf<'lists'> => ({
	kind: 'lists',
	tone,
	title,
	groups: [
		{ title: { en: 'Ownership', cn: '自有环节' }, items: ownership },
		{
			title: { en: 'Supported IVD Technologies', cn: '支持的 IVD 技术' },
			items: technologies.map(({ title }) => ({ text: title })),
		},
		{ title: { en: 'IVD Applications', cn: 'IVD 应用领域' }, items: applications },
	],
});
