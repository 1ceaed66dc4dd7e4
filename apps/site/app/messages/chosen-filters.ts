import type { Language } from '@site/contract/language';

/** Texts about the chosen filters of the product list. They load with the first choice. */
const en = {
	chosen: 'Chosen filters',
	remove: (name: string) => `Remove ${name}`,
	clearAll: 'Clear all',
};

const cn: typeof en = {
	chosen: '已选条件',
	remove: (name) => `移除 ${name}`,
	clearAll: '全部清除',
};

export const chosenFiltersWords: Record<Language, typeof en> = { en, cn };
