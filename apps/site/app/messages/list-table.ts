import type { Language } from '@site/contract/language';

/** Texts of the parts below a list. The first page load brings these parts as markup only. */
const en = {
	reference: 'REF',
	pack: 'Pack',
	gtin: 'GTIN',
	quantity: 'Quantity (packs)',
	sideBySide: 'Side by side',
	sideBySideOf: (shown: number, all: number) => `The first ${shown} of ${all} lines.`,
	scrollHint: 'Scroll sideways to see every product',
	onlyDifferences: 'Only differences',
	status: 'Status in my country or region',
	statusIn: (country: string) => `Status: ${country}`,
	notThere: 'No registration',
	chooseCountry: 'Choose a country or region above.',
	/** The test does not detect this target. */
	notLookedFor: 'Not tested for',
	performance: (target: string) => `Performance: ${target}`,
	documentsInLanguage: 'Documents in English',
	noDocument: 'None in English',
	watch: {
		title: 'Tell me about changes',
		text: 'We write to you when a document of any product on this list changes, or when there is a notice about one of them. One message asks you to confirm.',
	},
};

const cn: typeof en = {
	reference: '货号（REF）',
	pack: '包装',
	gtin: 'GTIN',
	quantity: '数量（包装）',
	sideBySide: '并排比较',
	sideBySideOf: (shown, all) => `显示 ${all} 项中的前 ${shown} 项。`,
	scrollHint: '左右滑动可查看全部产品',
	onlyDifferences: '只显示差异',
	status: '我的国家或地区的注册状态',
	statusIn: (country) => `注册状态：${country}`,
	notThere: '暂无注册',
	chooseCountry: '请在上方选择国家或地区。',
	notLookedFor: '不检测此项',
	performance: (target) => `检测性能：${target}`,
	documentsInLanguage: '中文文件',
	noDocument: '暂无中文文件',
	watch: {
		title: '变更时通知我',
		text: '清单中任一产品的文件变更，或发布与其有关的通告时，我们会发邮件通知您。您只需确认一次。',
	},
};

export const listTableWords: Record<Language, typeof en> = { en, cn };
