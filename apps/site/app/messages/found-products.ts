import type { Language } from '@site/contract/language';

/** Texts about search results in the product list. They load with the first search. */
const en = {
	found: (count: number, keyword: string) =>
		count === 1 ? `1 product matches “${keyword}”` : `${count} products match “${keyword}”`,
	searchResults: 'Search results',
	nothingFound: 'No product matches your search. Try another word, or fewer.',
	clearSearch: 'Clear the search',
	pageOf: (number: number, total: number) => `${number} of ${total}`,
};

const cn: typeof en = {
	found: (count, keyword) => `“${keyword}”共匹配 ${count} 个产品`,
	searchResults: '搜索结果',
	nothingFound: '没有与搜索内容匹配的产品，请换一个词或减少关键词。',
	clearSearch: '清除搜索',
	pageOf: (number, total) => `第 ${number} 页，共 ${total} 页`,
};

export const foundWords: Record<Language, typeof en> = { en, cn };
