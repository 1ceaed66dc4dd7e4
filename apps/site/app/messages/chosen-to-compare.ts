import type { Language } from '@site/contract/language';

/** Texts about the products chosen for comparison. They load with the first choice. */
const en = {
	chosen: 'Chosen to compare',
	takeOut: (title: string) => `Take ${title} out of the comparison`,
	full: 'You have chosen three products. Remove one first.',
};

const cn: typeof en = {
	chosen: '已选对比产品',
	takeOut: (title) => `将 ${title} 移出对比`,
	full: '已选择三个产品，请先移除一个。',
};

export const chosenToCompareWords: Record<Language, typeof en> = { en, cn };
