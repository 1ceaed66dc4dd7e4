import type { Language } from '@site/contract/language';

/** Texts of the product table, in a separate file because few visitors use it. */
const en = {
	title: 'Products as a table',
	columns: {
		reference: 'REF',
		title: 'Name',
		specimen: 'Specimen',
		minutes: 'Minutes',
		setting: 'Setting',
		pack: 'Pack',
		certificates: 'Certificates',
	},
	/** Below one minute. */
	lessThanOne: '< 1',
	status: (country: string) => `Status: ${country}`,
	morePacks: (count: number) => (count === 1 ? '+1 more pack' : `+${count} more packs`),
	countries: 'Registered in',
	countryCount: (count: number) => (count === 1 ? '1 country or region' : `${count} countries or regions`),
	notRegistered: 'No registration',
	notStated: 'Not stated',
};

const cn: typeof en = {
	title: '产品表格',
	columns: {
		reference: '货号',
		title: '名称',
		specimen: '样本类型',
		minutes: '出结果（分钟）',
		setting: '使用场景',
		pack: '包装规格',
		certificates: '认证',
	},
	lessThanOne: '< 1',
	status: (country) => `${country}注册状态`,
	morePacks: (count) => `另有 ${count} 种包装`,
	countries: '注册国家/地区',
	countryCount: (count) => `${count} 个国家/地区`,
	notRegistered: '暂无注册',
	notStated: '未注明',
};

export const productTableWords: Record<Language, typeof en> = { en, cn };
