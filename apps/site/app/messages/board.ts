import type { Language } from '@site/contract/language';

/** Texts of the board's pages, in a separate file so that other pages do not load them. */
const en = {
	members: 'Members',
	learnMore: 'Learn More',
	wholeBoard: 'The whole board',
	next: 'Next member',
	publications: 'Publications',
	paper: 'Learn More',
	error: 'Error',
	unknownTitle: 'Board member not found',
	unknown: 'There is no member of that name. All members are on the page of the board.',
};

const cn: typeof en = {
	members: '委员会成员',
	learnMore: '了解更多',
	wholeBoard: '全体成员',
	next: '下一位成员',
	publications: '发表论文',
	paper: '查看论文',
	error: '错误',
	unknownTitle: '未找到该成员',
	unknown: '委员会中没有这位成员，请查看全体成员。',
};

export const boardWords: Record<Language, typeof en> = { en, cn };
