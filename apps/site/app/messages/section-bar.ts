import type { Language } from '@site/contract/language';

/** Short names of the parts of a product page, in its bar. */
const en = {
	results: 'Results',
	steps: 'How it works',
	performance: 'Performance',
	about: 'About',
	ordering: 'Ordering',
	available: 'Availability',
	questions: 'Questions',
	resources: 'Downloads',
};

const cn: typeof en = {
	results: '结果判读',
	steps: '操作步骤',
	performance: '检测性能',
	about: '产品介绍',
	ordering: '包装与订购',
	available: '上市国家和地区',
	questions: '常见问题',
	resources: '可下载资料',
};

export const sectionBarWords: Record<Language, typeof en> = { en, cn };
export type PartId = keyof typeof en;
