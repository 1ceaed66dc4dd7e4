import type { Language } from '@site/contract/language';

/** Links to the form for reporting problems and harm, beside the contact form and on product pages. */
export const reportLinkWords: Record<Language, { report: string; ofProduct: string }> = {
	en: {
		report: 'A problem with a product, or somebody was harmed? Report it here.',
		ofProduct: 'Report a problem with this product',
	},
	cn: { report: '产品有问题，或有人受到伤害？请在此报告。', ofProduct: '报告此产品的问题' },
};
