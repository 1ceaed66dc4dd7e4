import type { Language } from '@site/contract/language';

/** Texts of the parts of a product page that are markup alone. */
const en = {
	aboutProduct: 'About this product',
	asData: 'GTIN, registrations and LOINC codes as data',
	specifications: 'Specifications',
	forTrade: 'For pharmacies, schools and distributors: packs, ordering and registrations',
	howSure: 'How sure is the result?',
	questions: 'Questions',
	helpAtNight: 'Still not sure? Call us. In an emergency, call your local emergency number at any hour.',
	related: 'Related products',
	substances: (count: number) => `${count} drugs`,
	inOnePanel: 'In one panel',
	benefits: 'Benefits',
	steps: 'How it works',
	performance: 'Performance',
	cptCodes: 'CPT codes',
	cptCode: 'CPT code',
	cptNotice:
		'Codes and coverage differ: ask your payer. CPT is a registered trademark of the American Medical Association.',
	covers: 'Covers',
	/** Small text after the number. English has none. */
	swabCount: '',
	positiveSwabs: 'positive swabs',
	negativeSwabs: 'negative swabs',
	drug: 'Drug',
	code: 'Code',
	cutoff: 'Cut-off',
	/** The essential of the statement, in one line that opens it (INFO-14). */
	emergencyUseLine:
		'FDA authorized for emergency use only, for the targets named here and while the declaration lasts. Not FDA cleared or approved.',
};

const cn: typeof en = {
	aboutProduct: '产品介绍',
	asData: 'GTIN、注册与 LOINC 代码数据',
	specifications: '产品规格',
	forTrade: '药店、学校和经销商：包装、订购与注册信息',
	howSure: '结果有多可靠？',
	questions: '常见问题',
	helpAtNight: '仍有疑问？请来电。紧急情况请随时拨打当地急救电话。',
	related: '相关产品',
	substances: (count) => `${count} 种药物`,
	inOnePanel: '一次筛查项目',
	benefits: '产品优势',
	steps: '操作步骤',
	performance: '检测性能',
	cptCodes: 'CPT 代码',
	cptCode: 'CPT 代码',
	cptNotice: '代码和承保范围各不相同，请咨询支付方。CPT 是美国医学会的注册商标。',
	covers: '适用项目',
	swabCount: ' 支',
	positiveSwabs: '阳性拭子',
	negativeSwabs: '阴性拭子',
	drug: '药物',
	code: '代码',
	cutoff: '临界值',
	emergencyUseLine: '仅获 FDA 紧急使用授权，限于此处所列检测目标，且仅在相关声明有效期间；未获 FDA 许可或批准。',
};

export const productPartWords: Record<Language, typeof en> = { en, cn };
