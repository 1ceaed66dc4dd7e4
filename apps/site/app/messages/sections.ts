import type { Language } from '@site/contract/language';

/** Texts of sections that the first page load brings as markup only. */
const en = {
	productsInArea: (count: number) => (count === 1 ? '1 product' : `${count} products`),
	mapOf: 'World map with these places',
};

const cn: typeof en = {
	productsInArea: (count) => `${count} 款产品`,
	mapOf: '标有这些地点的世界地图',
};

export const sectionWords: Record<Language, typeof en> = { en, cn };
