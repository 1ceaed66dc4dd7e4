import type { Language } from '@site/contract/language';
import type { RegistrationRoute, UseSetting } from '@site/contract/registrations';

/** Names of the legal routes by which a product may be sold. */
const routes: Record<RegistrationRoute, string> = {
	'510k': 'FDA 510(k)',
	denovo: 'FDA De Novo',
	eua: 'FDA Emergency Use Authorization (EUA)',
	'ce-ivdr': 'CE-IVDR',
	'ce-ivdd': 'CE-IVDD (transition)',
	nmpa: 'NMPA',
	other: 'Other registration or listing',
};
const settings: Record<UseSetting, string> = {
	professional: 'professional use',
	'near-patient': 'near the patient',
	'self-test': 'self-test',
};

const en = {
	title: 'Where it is available',
	country: 'Country or region',
	registration: 'Registration',
	deviceClass: (name: string) => `Class ${name}`,
	routes,
	number: 'Number',
	chineseNumber: 'Registration certificate number',
	holder: 'Holder',
	validity: 'Valid',
	valid: (from: string, to: string) => (to ? `${from} to ${to}` : `since ${from}`),
	setting: 'For',
	settings,
	separator: ', ',
	clia: 'CLIA',
	cliaCategories: { waived: 'waived', moderate: 'moderate complexity', high: 'high complexity' },
	register: 'Open the register',
	myCountry: 'My country or region',
	noCountry: 'None chosen',
	show: 'Show',
	mine: 'Yours',
	notThere: 'There is no registration for the country or region you chose. Ask us what is planned.',
	remembered: 'Your choice is remembered in a cookie of this site.',
};

const cn: typeof en = {
	title: '上市国家和地区',
	country: '国家或地区',
	registration: '注册信息',
	deviceClass: (name) => `${chineseClass(name)} 类`.replace(/([一二三]) /, '$1'),
	routes: {
		'510k': 'FDA 510(k) 许可',
		denovo: 'FDA De Novo',
		eua: 'FDA 紧急使用授权（EUA）',
		'ce-ivdr': 'CE-IVDR',
		'ce-ivdd': 'CE-IVDD（过渡期）',
		nmpa: '国家药监局（NMPA）',
		other: '其他注册或备案',
	},
	number: '编号',
	chineseNumber: '注册证编号',
	holder: '注册人',
	validity: '有效期',
	valid: (from, to) => (to ? `${from}至${to}` : `自${from}起`),
	setting: '适用',
	settings: { professional: '专业使用', 'near-patient': '即时检测', 'self-test': '自测' },
	separator: '、',
	clia: 'CLIA',
	cliaCategories: { waived: '豁免', moderate: '中等复杂度', high: '高复杂度' },
	register: '查看注册信息',
	myCountry: '我的国家或地区',
	noCountry: '未选择',
	show: '显示',
	mine: '您的选择',
	notThere: '所选国家或地区暂无注册信息，欢迎咨询我们的计划。',
	remembered: '您的选择保存在本网站的 Cookie 中。',
};

/** Chinese numbers the device classes with characters; the IVDR uses Latin letters. */
function chineseClass(name: string): string {
	return { I: '一', II: '二', III: '三' }[name] ?? name;
}

export const availabilityWords: Record<Language, typeof en> = { en, cn };
