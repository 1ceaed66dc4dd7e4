import type { Language } from '@site/contract/language';

/** The words about the products that were chosen to be compared, which come with the first of them. */
const en = {
	chosen: 'Chosen to compare',
	takeOut: (title: string) => `Take ${title} out of the comparison`,
	full: 'Three products are chosen: take one out first.',
};

const cn: typeof en = {
	chosen: '已选对比产品',
	takeOut: (title) => `将 ${title} 移出对比`,
	full: '已选择三个产品，请先移除一个。',
};

export const chosenToCompareWords: Record<Language, typeof en> = { en, cn };
