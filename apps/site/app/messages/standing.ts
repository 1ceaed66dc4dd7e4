import type { Language } from '@site/contract/language';

/** The status of a product, wherever its name appears: on its page, in lists, in the comparison, in search results. */
const en = {
	discontinued: 'Discontinued',
	emergencyUse: 'Emergency use only: not FDA cleared or approved',
	emergencyUseTitle: 'Emergency use',
};

const cn: typeof en = {
	discontinued: '已停产',
	emergencyUse: '仅限紧急使用：未获 FDA 许可或批准',
	emergencyUseTitle: '紧急使用',
};

export const standingWords: Record<Language, typeof en> = { en, cn };
