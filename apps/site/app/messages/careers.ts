import type { EmploymentType } from '@site/contract/careers';
import type { Language } from '@site/contract/language';

/** Texts of the job list, in a separate file so that other pages do not load them. */
const en = {
	openPositions: 'Open positions',
	categories: 'Category',
	locations: 'Location',
	searchJobs: 'Search jobs',
	searchPlaceholder: 'Search for a job...',
	jobs: (count: number) => (count === 1 ? '1 position' : `${count} positions`),
	showJobs: (count: number) => (count === 1 ? 'Show 1 position' : `Show ${count} positions`),
	loadingJobs: 'Loading positions',
	applyNow: 'Apply Now',
	applyFor: (title: string) => `Apply Now: ${title}`,
	posted: (day: string) => `Posted ${day}`,
	employment: {
		'full-time': 'Full-time',
		'part-time': 'Part-time',
		temporary: 'Temporary',
		internship: 'Internship',
	} satisfies Record<EmploymentType, string>,
	copyLink: 'Copy link',
	linkTo: (title: string) => `Copy link: ${title}`,
	linkCopied: 'The link is copied.',
	nothingFits: 'No position fits this choice.',
	closed: 'The position that you are looking for is no longer open. These are.',
};

const cn: typeof en = {
	openPositions: '在招职位',
	categories: '类别',
	locations: '地点',
	searchJobs: '搜索职位',
	searchPlaceholder: '搜索职位…',
	jobs: (count) => `${count} 个职位`,
	showJobs: (count) => `显示 ${count} 个职位`,
	loadingJobs: '正在加载职位',
	applyNow: '立即申请',
	applyFor: (title) => `立即申请：${title}`,
	posted: (day) => `发布于 ${day}`,
	employment: { 'full-time': '全职', 'part-time': '兼职', temporary: '短期', internship: '实习' },
	copyLink: '复制链接',
	linkTo: (title) => `复制链接：${title}`,
	linkCopied: '链接已复制。',
	nothingFits: '没有符合所选条件的职位。',
	closed: '您查找的职位已停止招聘。以下为在招职位。',
};

export const careersWords: Record<Language, typeof en> = { en, cn };
