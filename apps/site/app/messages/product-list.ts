import type { Language } from '@site/contract/language';

/** Texts of the product list, in a separate file so that other pages do not load them. */
const en = {
	sort: 'Sort',
	sorts: { '': 'Default', title: 'A–Z', newest: 'Newest' },
	showAll: (count: number) => `Show all ${count}`,
	showPages: (size: number) => `${size} a page`,
	view: 'View',
	cards: 'Cards',
	table: 'Table',
	finder: 'Find a test in four questions',
};

const cn: typeof en = {
	sort: '排序',
	sorts: { '': '默认', title: '名称', newest: '最新' },
	showAll: (count) => `显示全部 ${count} 个`,
	showPages: (size) => `每页 ${size} 个`,
	view: '视图',
	cards: '卡片',
	table: '表格',
	finder: '四个问题找到合适的检测',
};

export const productListWords: Record<Language, typeof en> = { en, cn };
