import type { Language } from '@site/contract/language';

/**
 * Texts of the links to the finder in the menus. Browsers get these links as markup only, so no other module may import
 * this.
 */
export const finderLinkWords: Record<Language, { title: string; text: string }> = {
	en: { title: 'Find a test in four questions', text: 'By use, specimen, setting and time to result.' },
	cn: { title: '四个问题找到合适的检测', text: '按用途、样本、使用场景和出结果时间。' },
};
