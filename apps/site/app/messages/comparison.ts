import type { Language } from '@site/contract/language';

/** Texts of the comparison. They load with it. */
const en = {
	comparison: 'Compare products',
	backToProducts: 'Back to the products',
	nothingToCompare: 'No product is chosen yet. Choose up to three in the list.',
	reference: 'Reference',
	category: 'Category',
	takeOut: (title: string) => `Take ${title} out of the comparison`,
	quoteForThese: 'Get a quote for these',
	print: 'Print',
};

const cn: typeof en = {
	comparison: '产品对比',
	backToProducts: '返回产品列表',
	nothingToCompare: '尚未选择产品，请在列表中选择最多三个产品。',
	reference: '货号',
	category: '分类',
	takeOut: (title) => `将 ${title} 移出对比`,
	quoteForThese: '获取以上产品报价',
	print: '打印',
};

export const comparisonWords: Record<Language, typeof en> = { en, cn };
