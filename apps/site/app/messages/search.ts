import type { Language } from '@site/contract/language';

/** Texts of the search page, in a separate file so that other pages do not load them. */
const en = {
	resultsFor: (keyword: string) => `Results for “${keyword}”`,
	takenFor: (taken: string, typed: string) => `Results for “${taken}” instead of “${typed}”`,
	total: (count: number) => `Total: ${count} ${count === 1 ? 'result' : 'results'}`,
	searching: 'Searching',
	loadMore: 'Load More',
	enterSearch: 'Please enter the information you want to search for',
	finished: 'You have seen all results.',
	nothing: 'Sorry, but nothing matched your search terms.',
	otherWords: 'Check the spelling, use fewer words, or begin with one of these.',
	fromBox: 'Do you have a catalog number, a GTIN or a lot from a box?',
	checkBox: 'Check the box',
	popular: 'Often searched for',
	areas: 'Product areas',
	popularWords: ['flu', 'COVID-19', 'pregnancy test', 'drug test cup', 'blood sugar', 'troponin', 'ISO 13485'],
	kinds: {
		Products: 'Product',
		Events: 'Event',
		Articles: 'Article',
		Documents: 'Document',
		Questions: 'Question',
		Jobs: 'Job',
		Pages: 'Page',
	},
};

const cn: typeof en = {
	resultsFor: (keyword) => `搜索结果：“${keyword}”`,
	takenFor: (taken, typed) => `搜索结果：“${taken}”（您输入的是“${typed}”）`,
	total: (count) => `共 ${count} 条结果`,
	searching: '正在搜索',
	loadMore: '加载更多',
	enterSearch: '请输入您要搜索的内容',
	finished: '已显示全部结果。',
	nothing: '抱歉，没有找到与您的搜索词相符的内容。',
	otherWords: '请检查拼写、减少关键词，或从以下内容开始。',
	fromBox: '您有包装盒上的货号、GTIN 或批号？',
	checkBox: '批号查询',
	popular: '热门搜索',
	areas: '产品领域',
	popularWords: ['流感', '新冠', '妊娠检测', '毒品检测', '血糖仪', '肌钙蛋白', 'ISO 13485'],
	kinds: {
		Products: '产品',
		Events: '活动',
		Articles: '文章',
		Documents: '文件',
		Questions: '问题',
		Jobs: '职位',
		Pages: '页面',
	},
};

export const searchWords: Record<Language, typeof en> = { en, cn };
