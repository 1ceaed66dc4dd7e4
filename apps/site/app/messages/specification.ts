import type { Language } from '@site/contract/language';

/** What products are told apart by, on their pages and in the comparison. */
const en = {
	reference: 'Reference',
	specification: {
		specimen: 'Specimen',
		timeToResult: 'Time to result',
		method: 'Method',
		setting: 'Setting',
		packSize: 'Pack size',
		storage: 'Storage',
		shelfLife: 'Shelf life',
	},
};

const cn: typeof en = {
	reference: '货号',
	specification: {
		specimen: '样本类型',
		timeToResult: '出结果时间',
		method: '方法学',
		setting: '使用场景',
		packSize: '包装规格',
		storage: '储存条件',
		shelfLife: '有效期',
	},
};

export const specificationWords: Record<Language, typeof en> = { en, cn };
