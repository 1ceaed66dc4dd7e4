import type { Language } from '@site/contract/language';

/** How a product stands, wherever it is named: on its page, in lists, in the comparison, among what was found. */
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
