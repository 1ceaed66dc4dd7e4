import type { Language } from '@site/contract/language';

/** Beside the contact form and on the page of a product: where problems, and harm, are reported. */
export const reportLinkWords: Record<Language, { report: string; ofProduct: string }> = {
	en: {
		report: 'A problem with a product, or somebody was harmed? Report it here.',
		ofProduct: 'Report a problem with this product',
	},
	cn: { report: '产品有问题，或有人受到伤害？请在此报告。', ofProduct: '报告此产品的问题' },
};
