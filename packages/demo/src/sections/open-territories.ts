import type { SectionOf, Tone } from '@site/contract/sections';

/** Regions without a partner, with the registrations that exist or are still needed. */
export const openTerritories = (tone: Tone): SectionOf<'network'> => ({
	kind: 'network',
	tone,
	title: { en: 'Territories that are open now', cn: '正在招募经销商的区域' },
	text: {
		en: 'We supply 170+ countries, many of them through a partner. In these six regions we look for one today. Yours is not among them? Ask us all the same.',
		cn: '我们供应 170 多个国家和地区，其中许多由合作伙伴服务。以下六个区域目前正在寻找经销商。您的区域不在其中？也欢迎联系我们。',
	},
	places: [
		{
			city: { en: 'Mexico', cn: '墨西哥' },
			country: { en: 'and Central America', cn: '及中美洲' },
			role: {
				en: 'Respiratory and drug screening tests. The partner registers with the local authority; we provide the files.',
				cn: '呼吸道检测与毒品筛查。由合作伙伴向当地主管部门注册，我们提供文件。',
			},
			latitude: 19.4,
			longitude: -99.1,
		},
		{
			city: { en: 'Brazil', cn: '巴西' },
			country: { en: 'South and Southeast', cn: '南部与东南部' },
			role: {
				en: 'Tests for clinics and pharmacies. Labels and instructions in Portuguese are made with you.',
				cn: '面向诊所与药房的检测产品。葡萄牙语标签和说明书与您共同完成。',
			},
			latitude: -23.5,
			longitude: -46.6,
		},
		{
			city: { en: 'Poland', cn: '波兰' },
			country: { en: 'and the Baltic states', cn: '及波罗的海国家' },
			role: {
				en: 'The whole CE-marked range. Instructions in the national language are needed.',
				cn: '全部 CE 标志产品，需提供当地语言说明书。',
			},
			latitude: 52.2,
			longitude: 21,
		},
		{
			city: { en: 'The Gulf', cn: '海湾地区' },
			country: { en: 'Saudi Arabia and its neighbors', cn: '沙特阿拉伯及邻国' },
			role: {
				en: 'Tests for laboratories and employers. Storage below 30\u00a0°C has to be shown.',
				cn: '面向实验室与企业的检测产品，须证明可在 30\u00a0°C 以下储存。',
			},
			latitude: 24.7,
			longitude: 46.7,
		},
		{
			city: { en: 'Kenya', cn: '肯尼亚' },
			country: { en: 'and East Africa', cn: '及东非' },
			role: {
				en: 'Malaria, dengue and HIV tests for public and private buyers.',
				cn: '疟疾、登革热与 HIV 检测，面向公立与私立采购方。',
			},
			latitude: -1.3,
			longitude: 36.8,
		},
		{
			city: { en: 'Vietnam', cn: '越南' },
			country: { en: 'North and Center', cn: '北部与中部' },
			role: {
				en: 'Fertility and home tests for pharmacies, supplied from Singapore.',
				cn: '面向药房的生育检测与居家检测，由新加坡供货。',
			},
			latitude: 21,
			longitude: 105.8,
		},
	],
});
